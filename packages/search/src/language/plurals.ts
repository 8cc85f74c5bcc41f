export type Language = 'fr' | 'en';

/** Shorter words are not treated as plurals, which would confuse "bas", "os" and "as". */
const shortest = 4;

const irregular: Record<Language, readonly (readonly [string, string])[]> = {
  fr: [
    ['oeil', 'yeux'],
    ['vitrail', 'vitraux'],
    ['travail', 'travaux'],
    ['email', 'emaux'],
    ['bijou', 'bijoux'],
    ['monsieur', 'messieurs'],
    ['madame', 'mesdames'],
  ],
  en: [
    ['man', 'men'],
    ['woman', 'women'],
    ['child', 'children'],
    ['foot', 'feet'],
    ['person', 'people'],
    ['scarf', 'scarves'],
    ['knife', 'knives'],
    ['leaf', 'leaves'],
    ['calf', 'calves'],
  ],
};

/** Endings of singular and plural. A word with such an ending may also have the other form. */
const endings: Record<Language, readonly (readonly [string, string])[]> = {
  fr: [
    ['', 's'],
    ['al', 'aux'],
    ['au', 'aux'],
    ['eu', 'eux'],
  ],
  en: [
    ['', 's'],
    ['s', 'ses'],
    ['x', 'xes'],
    ['ch', 'ches'],
    ['sh', 'shes'],
    ['y', 'ies'],
  ],
};

/** Returns possible singular and plural forms of a folded word. The vocabulary decides which of them exist. */
export function otherNumbers(word: string, language: Language): string[] {
  const known = irregular[language].flatMap(([one, many]) => {
    if (word === one) return [many];
    return word === many ? [one] : [];
  });
  if (known.length > 0) return known;
  const forms = endings[language].flatMap(([one, many]) => [
    ...(word.length >= shortest - 1 && word.endsWith(one)
      ? [word.slice(0, word.length - one.length) + many]
      : []),
    ...(word.length >= shortest && word.endsWith(many)
      ? [word.slice(0, word.length - many.length) + one]
      : []),
  ]);
  return [...new Set(forms)].filter((form) => form !== word && form.length >= shortest - 1);
}
