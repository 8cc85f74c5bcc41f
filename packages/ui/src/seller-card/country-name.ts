/** Name of a country in the reader's language, from its alpha-2 code; the code itself when it names none. */
export function countryName(alpha2: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(alpha2) ?? alpha2;
  } catch {
    return alpha2;
  }
}
