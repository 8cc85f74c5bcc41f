import type { PageInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.ts';
import { PAGE_INFO_KEY } from '../lib/query.ts';
import { loadBlocks } from './blocks.ts';
import { preparePage } from './prepare-page.ts';

/** The shop's own pages that editors can add blocks to. */
export type Structure =
  | { type: 'product-detail'; params: { productId: string } }
  | { type: 'order-confirmation'; params: Record<string, never> };

/** The editors' blocks of one of the shop's own pages, with their code loaded. */
export const structureQuery = (api: Api, locale: Locale, { type, params }: Structure) =>
  queryOptions({
    queryKey: [PAGE_INFO_KEY, type, locale, params],
    queryFn: async () => {
      const parameters = Object.entries(params).map(([name, value]) => [`params[${name}]`, value]);
      const page = await api.read<PageInfo>('/web-structure', {
        type,
        ...(Object.fromEntries(parameters) as Record<string, string>),
        locale,
      });
      const prepared = await preparePage(
        page,
        api,
        locale,
        'productId' in params ? [Number(params.productId)] : [],
      );
      await loadBlocks(prepared.zones.flatMap(({ blocks }) => blocks.map(({ block }) => block.type)));
      return prepared;
    },
  });
