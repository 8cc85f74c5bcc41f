/** Words after which a brand is part of the sentence: « Sac de Chanel », « Jacket by Levi’s ». */
const BEFORE_A_NAME =
  /(?:^|\s)(?:de|du|des|d[’']|d[’']après|par|pour|chez|le|la|les|l[’']|et|x|by|for|from|of|the|and|&)$/i;
/** What is left must say what the piece is: a word, not a number of a model. */
const HAS_A_WORD = /\p{L}{3}/u;

/**
 * Returns a title without the brand that the card shows above it, so that more of it fits in two lines; the whole title where the
 * rest would not be a title.
 * @example cardTitle('Robe Cacharel en lin noir', 'Cacharel') // 'Robe en lin noir'
 * @example cardTitle('Sac de Chanel', 'Chanel') // 'Sac de Chanel'
 */
export function cardTitle(name: string, brand: string | null): string {
  const at = brand ? name.indexOf(brand) : -1;
  if (!brand || at === -1) return name;
  const before = name.slice(0, at).trimEnd();
  const after = name.slice(at + brand.length);
  const isWholeWord = (at === 0 || /\s$/.test(name.slice(0, at))) && /^(?:[\s,]|$)/.test(after);
  const rest = `${before} ${after.replace(/^[\s,]+/, '')}`.trim();
  if (!isWholeWord || BEFORE_A_NAME.test(before) || !HAS_A_WORD.test(rest)) return name;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}
