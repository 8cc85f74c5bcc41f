/**
 * French writes the first of a month as an ordinal, which `Intl` does not.
 * @example firstOfMonth('mardi 1 décembre 2026', 'fr-FR') // 'mardi 1er décembre 2026'
 * @example firstOfMonth('mardi 11 décembre 2026', 'fr-FR') // 'mardi 11 décembre 2026'
 */
export const firstOfMonth = (date: string, tag: string): string =>
  tag.startsWith('fr') ? date.replace(/(?<!\d)1(?= \p{Letter})/u, '1er') : date;
