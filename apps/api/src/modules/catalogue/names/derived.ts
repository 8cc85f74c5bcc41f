import { type Locale, showsEnglish } from '@patine/core';

/** `1990` is “Années 90” and “1990s”. */
export const decadeName = (decade: string, locale: Locale) => {
  if (showsEnglish(locale)) return `${decade}s`;
  return `Années ${decade.startsWith('19') ? decade.slice(2) : decade}`;
};

/** Selections that the shop itself makes: what leaves within a day, what is worn to parties. */
const SELECTION_NAMES: Readonly<Record<string, Record<'fr' | 'en', string>>> = {
  express: { fr: 'Expédié sous un jour', en: 'Leaves within a day' },
  fetes: { fr: 'Pour la fête', en: 'For a party' },
};

/** A selection by its slug: `coups-de-coeur` without a name of its own is “Coups de coeur”. */
export function selectionName(slug: string, locale: Locale): string {
  const named = SELECTION_NAMES[slug]?.[showsEnglish(locale) ? 'en' : 'fr'];
  const words = slug.replaceAll('-', ' ');
  return named ?? words.charAt(0).toUpperCase() + words.slice(1);
}
