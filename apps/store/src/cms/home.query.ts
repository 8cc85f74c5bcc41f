import type { PageInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.ts';
import { PAGE_INFO_KEY } from '../lib/query.ts';
import { draftParams, staleTimeOf } from './draft-query.ts';
import { preparePage } from './prepare-page.ts';

/** The home page with the data of its blocks, in one structure call and one search call. */
export const homeQuery = (api: Api, locale: Locale, draft: string | null = null) =>
  queryOptions({
    queryKey: [PAGE_INFO_KEY, 'home', locale, draft],
    queryFn: async () => {
      const params = { type: 'home', ...draftParams(draft), locale };
      const page = await api.read<PageInfo>('/web-structure', params);
      return preparePage(page, api, locale);
    },
    staleTime: staleTimeOf(draft),
  });
