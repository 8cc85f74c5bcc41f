import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import { formatMoney, type Locale, RECENT_SEARCHES_SHOWN } from '@patine/core';
import type { SuggestionGroup } from '@patine/ui/search-box/SearchBox';
import type { IntlShape } from 'react-intl';
import { paths } from '../../paths.ts';

export type SuggestionSources = {
  intl: IntlShape;
  locale: Locale;
  /** Searches of this browser, most recent first. */
  recent: readonly string[];
  /** Absent until they are loaded. */
  found: SearchSuggestions | undefined;
  /** Clears recent searches. */
  onForget: () => void;
};

/** With more rows the categories move to the other column: both are then of about one height. */
const ROWS_ABOVE_CATEGORIES = 5;

/** Recent searches, what sells, the largest categories and the newest pieces, before anything is typed. */
export function firstGroups({ intl, locale, recent, found: known, onForget }: SuggestionSources) {
  const { formatMessage } = intl;
  // Suggestions of the previous text stay until those of the current one are loaded.
  const found = known?.text === '' ? known : undefined;
  const count = (number: number) => formatMessage({ id: 'quick-search.count' }, { count: number });
  const asked = withItems([
    {
      id: 'recent',
      title: formatMessage({ id: 'quick-search.recent' }),
      sign: 'recent',
      items: recent
        .slice(0, RECENT_SEARCHES_SHOWN)
        .map((text) => ({ text, href: paths.search(locale, text) })),
      clear: { label: formatMessage({ id: 'quick-search.forget' }), onClear: onForget },
    },
    {
      id: 'popular',
      title: formatMessage({ id: 'quick-search.popular' }),
      sign: 'popular',
      items: (found?.popular ?? []).map(({ category, brand, count: products }) => ({
        text: brand
          ? formatMessage({ id: 'quick-search.kind' }, { category: category.name, brandName: brand.name })
          : category.name,
        href: paths.shop(locale, { category: category.slug, ...(brand ? { brands: [brand.slug] } : {}) }),
        detail: count(products),
      })),
    },
  ]);
  const rows = asked.reduce((sum, { items }) => sum + items.length, 0);
  return withItems([
    ...asked,
    { ...categoriesOf(found, intl, locale), aside: rows > ROWS_ABOVE_CATEGORIES },
    productsOf(found, formatMessage({ id: 'quick-search.newest' }), locale),
  ]);
}

/** Completions, categories, brands and pieces for typed text, and a link to everything that it finds. */
export function typedGroups({ intl, locale, found }: SuggestionSources): SuggestionGroup[] {
  if (!found || found.text === '') return [];
  const { formatMessage } = intl;
  const count = (number: number) => formatMessage({ id: 'quick-search.count' }, { count: number });
  const { text, completions, brands, total } = found;
  return withItems([
    {
      id: 'completions',
      title: formatMessage({ id: 'quick-search.completions' }),
      sign: 'search',
      items: completions.map((completion) => ({
        text: completion.text,
        href: paths.search(locale, completion.text),
        detail: count(completion.count),
      })),
    },
    categoriesOf(found, intl, locale),
    {
      id: 'brands',
      title: formatMessage({ id: 'quick-search.brands' }),
      sign: 'brand',
      items: brands.map(({ slug, name, count: products }) => ({
        text: name,
        href: paths.shop(locale, { brands: [slug] }),
        detail: count(products),
      })),
    },
    productsOf(found, formatMessage({ id: 'quick-search.products' }), locale),
    {
      id: 'all',
      items:
        total > 0
          ? [
              {
                text: formatMessage({ id: 'quick-search.all' }, { count: total }),
                href: paths.search(locale, text),
              },
            ]
          : [],
    },
  ]);
}

const categoriesOf = (
  found: SearchSuggestions | undefined,
  { formatMessage }: IntlShape,
  locale: Locale,
): SuggestionGroup => ({
  id: 'categories',
  title: formatMessage({ id: 'quick-search.categories' }),
  sign: 'category',
  items: (found?.categories ?? []).map(({ slug, name, under, count }) => ({
    text: under === null ? name : `${name}, ${under}`,
    href: paths.shop(locale, { category: slug }),
    detail: formatMessage({ id: 'quick-search.count' }, { count }),
  })),
});

/** Pieces with their pictures; the query id in their links counts clicks. */
const productsOf = (
  found: SearchSuggestions | undefined,
  title: string,
  locale: Locale,
): SuggestionGroup => ({
  id: 'products',
  title,
  aside: true,
  items: (found?.products ?? []).map(
    ({ slug, name, nameLanguage, brandName, sizeLabel, image, price, currency }) => ({
      text: name,
      lang: nameLanguage,
      href: paths.product(locale, slug) + (found?.queryID === undefined ? '' : `#${found.queryID}`),
      note: [brandName, sizeLabel].filter(Boolean).join(' · '),
      detail: formatMoney({ amount: price, currency }, locale),
      image,
    }),
  ),
});

const withItems = (groups: SuggestionGroup[]) => groups.filter(({ items }) => items.length > 0);
