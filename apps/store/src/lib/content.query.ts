import type { Navigation, ShopDictionary } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';

const HOUR = 3_600_000;

/** A shop without its menus still sells: whoever reads it does without when it fails. */
export const navigationQuery = ({ read }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['navigation', locale],
    queryFn: () => read<Navigation>('/web-structure', { type: 'nav', locale }),
    staleTime: HOUR,
  });

/** Names of all facet values. It stays where it was read: pages carry only the names they show. */
export const dictionaryQuery = ({ read }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['shop-dictionary', locale],
    queryFn: () =>
      read<ShopDictionary>('/web-structure', {
        type: 'shop-dictionary',
        'params[kind][0]': 'facetValues',
        locale,
      }),
    staleTime: HOUR,
    meta: { stays: true },
  });
