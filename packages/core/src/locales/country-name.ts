import { tagOf } from './tag-of.ts';

const regionNames = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country in a language. `alpha2` is ISO 3166-1; `language` is a language of the shop or a
 * BCP 47 tag. A text that is no country code is returned unchanged.
 * @example countryName('BE', 'fr') // 'Belgique'
 * @example countryName('Belgium', 'fr-FR') // 'Belgium'
 */
export function countryName(alpha2: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(alpha2)) return alpha2;
  let names = regionNames.get(language);
  if (!names) {
    names = new Intl.DisplayNames(tagOf(language), { type: 'region' });
    regionNames.set(language, names);
  }
  return names.of(alpha2.toUpperCase()) ?? alpha2;
}
