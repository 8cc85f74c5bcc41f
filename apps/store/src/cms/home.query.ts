import type { PageInfo } from '@patine/contract/content/structure';
import type { ProductHit } from '@patine/contract/search/record';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.ts';
import { prepareZones, type PreparedPage } from './prepared-page.ts';
import { pageRequests } from './product-queries.ts';

/** The home page with what its blocks show: one structure, one search call whatever the number of blocks. */
export const homeQuery = ({ read, search }: Api, locale: Locale) =>
  queryOptions({
    queryKey: ['home', locale],
    queryFn: async (): Promise<PreparedPage> => {
      const page = await read<PageInfo>('/web-structure', { type: 'home', locale });
      const requests = pageRequests(page.zones, locale);
      const results = requests.length > 0 ? await search<ProductHit>(requests) : [];
      const hasMarkdown = page.zones.some(({ blocks }) => blocks.some(({ type }) => type === 'text'));
      // Its parser is fetched by a browser only where a page changes in place to one with Markdown.
      const htmlOf = hasMarkdown ? (await import('./markdown.ts')).markdownToHtml : String;
      return {
        title: page.title,
        description: page.description,
        zones: prepareZones(
          page.zones,
          results.map(({ hits }) => hits),
          htmlOf,
        ),
        drops: page.drops,
        preparedAt: Date.now(),
      };
    },
    staleTime: 30_000,
  });
