/**
 * Accented replacements of the ASCII letters: legible, but different from every real text, so that untranslated texts
 * stand out.
 */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'ē',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ł',
  m: 'ɱ',
  n: 'ñ',
  o: 'ō',
  p: 'þ',
  q: 'ɋ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ū',
  v: 'ʋ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ÿ',
  z: 'ž',
};

/** Extra length per word, as a fraction, for languages with longer texts such as German and Finnish. */
const EXTRA_LENGTH = 0.4;
const PADDING = 'ø';

const accentLetter = (letter: string) => {
  const plain = letter.normalize('NFD').charAt(0);
  const accented = ACCENTED[plain.toLowerCase()];
  return accented === undefined ? letter : plain === plain.toLowerCase() ? accented : accented.toUpperCase();
};

const accentWord = (word: string) =>
  [...word].map(accentLetter).join('') + PADDING.repeat(Math.ceil([...word].length * EXTRA_LENGTH));

const accentText = (text: string) => text.replaceAll(/\p{L}+/gu, accentWord);

/**
 * Converts an ICU message to a pseudo-language: accented letters, 40 % longer, with the same arguments and tags. Nested
 * braces alternate between arguments and texts; angle brackets are tags.
 */
export function pseudoMessage(message: string): string {
  let depth = 0;
  return message.replaceAll(/[{}]|<[^<>]*>|[^{}<>]+/g, (part) => {
    if (part === '{') depth += 1;
    if (part === '}') depth -= 1;
    return depth % 2 === 0 && !part.startsWith('<') ? accentText(part) : part;
  });
}

/** Converts every message of a language to the pseudo-language, by message id. */
export const pseudoMessages = (texts: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudoMessage(text)]));
