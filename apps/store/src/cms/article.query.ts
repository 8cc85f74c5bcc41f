import type { ArticleInfo } from '@patine/contract/content/structure';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../lib/api.ts';
import { PAGE_INFO_KEY } from '../lib/query.ts';
import { draftQuery, draftParams, staleTimeOf } from './draft-query.ts';
import { preparePage } from './prepare-page.ts';
import type { PreparedPage } from './prepared-page.ts';

/** A page at a path that its editors chose. */
export type Article = PreparedPage & Pick<ArticleInfo, 'path' | 'alternates' | 'image'>;

/** Path of the page, and the version number of a draft. */
export type ArticleRequest = { path: string; draft: string | null };

export const articleRequest = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): ArticleRequest => ({
  path: pathname,
  draft: draftQuery(search),
});

export const articleQuery = (api: Api, locale: Locale, { path, draft }: ArticleRequest) =>
  queryOptions({
    queryKey: [PAGE_INFO_KEY, 'page', path, draft],
    queryFn: async (): Promise<Article> => {
      const info = await api.read<ArticleInfo>('/web-structure', {
        type: 'page',
        'params[path][0]': path,
        ...draftParams(draft),
        locale,
      });
      const { path: present, alternates, image } = info;
      return { ...(await preparePage(info, api, locale)), path: present, alternates, image };
    },
    staleTime: staleTimeOf(draft),
  });
