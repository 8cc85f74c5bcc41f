type Dictionary = Readonly<Record<string, string>>;

/** A no-break space or a line break in the source does not make another text. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const plainDictionaries = new WeakMap<Dictionary, Map<string, string>>();

function plainDictionary(dictionary: Dictionary): Map<string, string> {
  const known = plainDictionaries.get(dictionary);
  if (known) return known;
  const made = new Map(Object.entries(dictionary).map(([text, translation]) => [plain(text), translation]));
  plainDictionaries.set(dictionary, made);
  return made;
}

/** Finds a phrase that a text repeats, as long samples do. */
function repeated(text: string, words: Map<string, string>) {
  const phrase = [...words.keys()].find(
    (key) => text.startsWith(key) && text.split(key).every((rest) => rest.trim() === ''),
  );
  return phrase ? `${words.get(phrase)} `.repeat(text.split(phrase).length - 1).trim() : undefined;
}

/** Finds a text that differs from an entry in its numbers alone: `#` in the dictionary. */
function numbered(text: string, words: Map<string, string>) {
  const numbers = text.match(/\d+/g) ?? [];
  const translation = words.get(text.replaceAll(/\d+/g, '#'));
  return numbers.length > 0 ? translation?.replaceAll('#', () => numbers.shift() ?? '') : undefined;
}

/** Translates a text, or the texts between its HTML tags and line breaks. An unknown text is unchanged. */
export function translateText(text: string, dictionary: Dictionary): string {
  const words = plainDictionary(dictionary);
  const key = plain(text);
  if (key === '') return text;
  const found = words.get(key) ?? numbered(key, words) ?? repeated(key, words);
  if (found !== undefined) {
    const before = /^\s*/.exec(text)?.[0] ?? '';
    const after = /\s*$/.exec(text)?.[0] ?? '';
    return before + found + after;
  }
  const parts = text.split(/(<[^>]+>|\n+)/);
  if (parts.length === 1) return text;
  // Every second part is a tag or a break.
  return parts.map((part, at) => (at % 2 === 0 ? translateText(part, dictionary) : part)).join('');
}
