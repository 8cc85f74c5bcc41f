import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { contentApi } from '../content-api.ts';
import { jsonOf } from '../editor-state.ts';
import { type PageDraft, savedBodyOf } from '../page-draft.ts';
import { documentIdOf } from '../shop-document.ts';

/** The links of a page in a language as it is on the screen, with what was asked about. */
export const documentLinksQuery = (name: string, locale: Locale, page: PageDraft | null) =>
  queryOptions({
    queryKey: ['content-links', name, locale, page && jsonOf(page)],
    queryFn: async () => {
      const body = page && savedBodyOf(page);
      return { page, locale, links: await contentApi.links({ ...documentIdOf(name, locale), body }) };
    },
    enabled: page !== null,
    staleTime: 0,
    gcTime: 0,
  });
