/** Words after which a brand is part of the sentence: « Sac de Chanel », « Jacket by Levi’s ». */
const BEFORE_A_NAME =
  /(?:^|\s)(?:de|du|des|d[’']|d[’']après|par|pour|chez|le|la|les|l[’']|et|x|by|for|from|of|the|and|&)$/i;
/** What is left must say what the piece is: a word, not a number of a model. */
const HAS_A_WORD = /\p{L}{3}/u;

/** Characters that two lines of a narrow card hold. */
const MOST_CHARACTERS = 48;
/** Before the phrases of a name that follow its noun: « Robe | à fleurs | en soie ». */
const PHRASES = / (?=(?:à|en|avec|sans|in|with) )/u;

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function withoutBrand(name: string, brand: string | null): string {
  const at = brand ? name.indexOf(brand) : -1;
  if (!brand || at === -1) return name;
  const before = name.slice(0, at).trimEnd();
  const after = name.slice(at + brand.length);
  const isWholeWord = (at === 0 || /\s$/.test(name.slice(0, at))) && /^(?:[\s,]|$)/.test(after);
  const rest = `${before} ${after.replace(/^[\s,]+/, '')}`.trim();
  if (!isWholeWord || BEFORE_A_NAME.test(before) || !HAS_A_WORD.test(rest)) return name;
  return capitalized(rest);
}

/** Leaves out last phrases, or first words where the noun comes last. What is still too long is cut by the card. */
function shortened(title: string, isEnglish: boolean): string {
  if (title.length <= MOST_CHARACTERS) return title;
  const parts = title.split(PHRASES);
  const words = parts.length > 1 || !isEnglish ? parts : title.split(' ');
  const drop = () => (words === parts ? words.pop() : words.shift());
  while (words.length > 1 && words.join(' ').length > MOST_CHARACTERS) drop();
  return capitalized(words.join(' '));
}

/**
 * Returns what a card shows of a name: without the brand that stands above it, and as much as fits in two lines, in whole phrases.
 * The whole name where the rest would not be a title.
 * @example cardTitle('Robe Cacharel en lin noir', 'Cacharel', 'fr') // 'Robe en lin noir'
 * @example cardTitle('Sac de Chanel', 'Chanel', 'fr') // 'Sac de Chanel'
 * @example cardTitle('Robe à taille empire à encolure bateau en viscose bleu clair', null, 'fr') // 'Robe à taille empire à encolure bateau'
 */
export const cardTitle = (name: string, brand: string | null, language: string): string =>
  shortened(withoutBrand(name, brand), language !== 'fr');
