const regionNames = new Map<string, Intl.DisplayNames>();

/**
 * Returns the name of a country in a language. `alpha2` is ISO 3166-1, `tag` is BCP 47. A text that is no country code
 * is returned unchanged.
 * @example countryName('BE', 'fr-FR') // 'Belgique'
 * @example countryName('Belgium', 'fr-FR') // 'Belgium'
 */
export function countryName(alpha2: string, tag: string): string {
  if (!/^[a-z]{2}$/i.test(alpha2)) return alpha2;
  let names = regionNames.get(tag);
  if (!names) {
    names = new Intl.DisplayNames(tag, { type: 'region' });
    regionNames.set(tag, names);
  }
  return names.of(alpha2.toUpperCase()) ?? alpha2;
}
