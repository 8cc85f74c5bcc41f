import {
  DROP_LOCALE,
  type DropFilter,
  type DropPieceList,
  type DropPreview,
  type DropPreviewRequest,
  type DropRecords,
  type DropSummary,
} from '@patine/contract/content/drops';
import type { Backlink } from '@patine/contract/content/links';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';
import type { DocumentId } from '../document/document-api.ts';

/** A drop is written once for both languages. */
export const dropId = (slug: string): DocumentId => ({ kind: 'drop', name: slug, locale: DROP_LOCALE });

/** What the page of a drop would show. */
export const previewDrop = (request: DropPreviewRequest) =>
  call<DropPreview>('drops/preview', json('POST', request));

const dropOf = (slug: string) => `drops/${encodeURIComponent(slug)}`;

/** The calls that end a drop, or bring it back. */
export const dropLife = {
  backlinks: (slug: string) => call<Backlink[]>(`${dropOf(slug)}/backlinks`),
  archive: (slug: string) => call(`${dropOf(slug)}/archive`, { method: 'POST' }),
  restore: (slug: string) => call(`${dropOf(slug)}/restore`, { method: 'POST' }),
  delete: (slug: string) => call(dropOf(slug), { method: 'DELETE' }),
};

export const dropListQuery = queryOptions({
  queryKey: ['content-drops'],
  queryFn: () => call<DropSummary[]>('drops'),
  staleTime: 0,
});

/** The pieces of a drop that nobody can see yet. */
export const dropRecordsQuery = (locale: Locale, slug: string) =>
  queryOptions({
    queryKey: ['content-drop-records', locale, slug],
    queryFn: () => call<DropRecords>(`${dropOf(slug)}/records?locale=${locale}`),
  });

export type PieceCriteria = { text?: string; references?: readonly number[]; drop?: string } & Partial<
  Record<DropFilter, string>
>;

export const piecesQuery = (locale: Locale, criteria: PieceCriteria) => {
  const { references, ...words } = criteria;
  const query = new URLSearchParams({ locale, ...words });
  if (references) query.set('references', references.join());
  return queryOptions({
    queryKey: ['content-pieces', String(query)],
    queryFn: () => call<DropPieceList>(`pieces?${query}`),
    staleTime: 10_000,
  });
};
