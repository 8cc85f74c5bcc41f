import type { DocumentSummary } from '@patine/contract/content/documents';
import type { DropSummary } from '@patine/contract/content/drops';
import type { ShopDictionary } from '@patine/contract/content/structure';
import { showsEnglish, type Locale } from '@patine/core';
import { useQuery } from '@tanstack/react-query';
import { useIntl, type IntlShape } from 'react-intl';
import { dictionaryQuery } from '../../lib/content.query.ts';
import { useApi } from '../../lib/store-context.tsx';
import { paths } from '../../paths.ts';
import { allDocumentsQuery } from '../content-api.ts';
import { dropListQuery } from '../drops/drops-api.ts';
import { namedApart } from './named-apart.ts';
import type { PickerGroup, PickerOption } from './picker-options.ts';
import { usePieceOptions } from './use-piece-options.ts';

/** What others write while a form is open is known after a while. */
const STALE_MS = 30_000;

/** Pages that are no documents. */
const BUILT_IN = {
  home: paths.home,
  shop: (locale: Locale) => paths.shop(locale),
  brands: paths.brands,
  drops: paths.drops,
  dropsSoon: paths.dropsSoon,
  jeansCalculator: paths.jeansCalculator,
  wishlist: (locale: Locale) => paths.wishlist(locale),
  cart: paths.cart,
  account: paths.account,
  orders: (locale: Locale) => paths.orders(locale),
  login: (locale: Locale) => paths.login(locale),
  register: (locale: Locale) => paths.register(locale),
} satisfies Record<string, (locale: Locale) => string>;

export const builtInOptions = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, locale: Locale) =>
  Object.entries(BUILT_IN).map(([name, pathIn]): PickerOption => {
    const value = pathIn(locale);
    return { value, text: formatMessage({ id: `pageEditor.place.${name}` }), note: value };
  });

type Unpublished = (address: string) => string;

/** The pages of a language, those that nobody sees yet too: they may be published together. */
export const pageOptions = (
  documents: readonly DocumentSummary[],
  locale: Locale,
  unpublished: Unpublished,
): PickerOption[] =>
  documents.flatMap(({ kind, locale: own, path, title, isArchived, publishedVersion }) =>
    kind === 'page' && own === locale && path !== null && !isArchived
      ? [{ value: path, text: title || path, note: publishedVersion === null ? unpublished(path) : path }]
      : [],
  );

export const dropOptions = (
  drops: readonly DropSummary[],
  locale: Locale,
  valueOf: (slug: string) => string,
  unpublished: Unpublished,
): PickerOption[] =>
  drops.flatMap(({ slug, nameFr, nameEn, isPublished, isArchived }) => {
    if (isArchived) return [];
    const value = valueOf(slug);
    return {
      value,
      text: (showsEnglish(locale) ? nameEn : nameFr) || slug,
      note: isPublished ? value : unpublished(value),
    };
  });

const shopOptions = (
  values: ShopDictionary['facetValues'][string] | undefined,
  pathOf: (slug: string) => string,
): PickerOption[] =>
  namedApart(values ?? []).map(({ slug, name }) => ({ value: pathOf(slug), text: name, note: pathOf(slug) }));

/** Everything of the shop that a link can lead to, in the language of the content. Nothing is loaded before `isOpen`. */
export function useLinkGroups(locale: Locale, typed: string, isOpen: boolean) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const documents = useQuery({ ...allDocumentsQuery, staleTime: STALE_MS, enabled: isOpen });
  const dictionary = useQuery({ ...dictionaryQuery(useApi(), locale), enabled: isOpen });
  const drops = useQuery({ ...dropListQuery, staleTime: STALE_MS, enabled: isOpen });
  const pieces = usePieceOptions(locale, isOpen && !typed.startsWith('/') ? typed : '', ({ slug }) =>
    paths.product(locale, slug),
  );
  if (!isOpen) return { groups: [], isLoading: false };
  const unpublished = (address: string) =>
    formatMessage({ id: 'pageEditor.picker.unpublished' }, { address });
  const facets = dictionary.data?.facetValues ?? {};
  const group = (id: string, options: readonly PickerOption[]): PickerGroup => ({
    id,
    title: formatMessage({ id: `pageEditor.picker.${id}` }),
    options,
  });
  return {
    groups: [
      group('pages', pageOptions(documents.data ?? [], locale, unpublished)),
      group(
        'categories',
        shopOptions(facets['categories'], (category) => paths.shop(locale, { category })),
      ),
      group(
        'brands',
        shopOptions(facets['brand'], (brand) => paths.shop(locale, { brands: [brand] })),
      ),
      group(
        'drops',
        dropOptions(drops.data ?? [], locale, (slug) => paths.drop(locale, slug), unpublished),
      ),
      group('builtIn', builtInOptions(intl, locale)),
      { ...group('pieces', pieces.options), isFound: true },
    ],
    isLoading: documents.isLoading || dictionary.isLoading || drops.isLoading || pieces.isLoading,
  };
}
