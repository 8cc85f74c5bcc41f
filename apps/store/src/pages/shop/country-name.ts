import type { IntlShape } from 'react-intl';

/** A country by its name; what an address calls a country and is none stays as it was typed. */
export const countryName = (slug: string, { formatDisplayName }: IntlShape): string =>
  (/^[a-z]{2}$/i.test(slug) && formatDisplayName(slug.toUpperCase(), { type: 'region' })) || slug;
