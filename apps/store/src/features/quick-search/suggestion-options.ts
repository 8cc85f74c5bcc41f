import { formatMoney, type Locale } from '@patine/core';
import type { Suggestion } from '@patine/ui/search-box/SearchBox';
import type { IntlShape } from 'react-intl';
import type { Api } from '../../lib/api.ts';
import { paths } from '../../paths.ts';
import { suggest } from './suggest.ts';

type Asking = { api: Api; locale: Locale; intl: IntlShape };

/** Suggestions as options of the search field. Loaded when a visitor types. */
export async function suggestionOptions({ api, locale, intl }: Asking, text: string): Promise<Suggestion[]> {
  const { categories, brands, pieces, queryID } = await suggest(api, locale, text);
  const hash = queryID === undefined ? '' : `#${queryID}`;
  return [
    ...categories.map(({ slug, name, under }) => ({
      text: name,
      href: paths.shop(locale, { category: slug }),
      detail: under ?? intl.formatMessage({ id: 'quick-search.category' }),
    })),
    ...brands.map(({ slug, name }) => ({
      text: name,
      href: paths.shop(locale, { brands: [slug] }),
      detail: intl.formatMessage({ id: 'quick-search.brand' }),
    })),
    ...pieces.map(({ slug, name, price, currency }) => ({
      text: name,
      href: paths.product(locale, slug) + hash,
      detail: formatMoney({ amount: price, currency }, locale),
    })),
  ];
}
