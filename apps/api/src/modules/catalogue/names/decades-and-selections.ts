import { type Locale, showsEnglish } from '@patine/core';

/** `1990` is “Années 90” and “1990s”. */
export const decadeName = (decade: string, locale: Locale) => {
  if (showsEnglish(locale)) return `${decade}s`;
  return `Années ${decade.startsWith('19') ? decade.slice(2) : decade}`;
};

/** Names of the selections that the shop itself defines. */
const SELECTION_NAMES: Readonly<Record<string, Record<'fr' | 'en', string>>> = {
  express: { fr: 'Expédié sous un jour', en: 'Ships within a day' },
  fetes: { fr: 'Pour la fête', en: 'For a party' },
};

/** Returns a selection's name, or derives it from the slug: `coups-de-coeur` becomes “Coups de coeur”. */
export function selectionName(slug: string, locale: Locale): string {
  const named = SELECTION_NAMES[slug]?.[showsEnglish(locale) ? 'en' : 'fr'];
  const words = slug.replaceAll('-', ' ');
  return named ?? words.charAt(0).toUpperCase() + words.slice(1);
}
