import type {
  DocumentBody,
  DocumentVersion,
  Published,
  SavedDraft,
} from '@patine/contract/content/documents';
import {
  DROP_LOCALE,
  type DropFilter,
  type DropPieceList,
  type DropPreview,
  type DropPreviewRequest,
  type DropSummary,
} from '@patine/contract/content/drops';
import type { Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { call, json } from '../content-api.ts';

const dropPath = (slug: string) => `documents/drop/${encodeURIComponent(slug)}/${DROP_LOCALE}`;

type Version = number | 'draft' | 'published';

/** The calls that the screens of drops make. */
export const dropsApi = {
  document: (slug: string, version: Version = 'draft') =>
    call<DocumentBody>(`${dropPath(slug)}?version=${version}`),
  /** `base` is the version that it was made from, 0 for none. */
  save: (slug: string, body: unknown, base: number) =>
    call<SavedDraft>(`${dropPath(slug)}?base=${base}`, json('PUT', body)),
  publish: (slug: string, version: number) =>
    call<Published>(`${dropPath(slug)}/publish`, json('POST', { version })),
  preview: (request: DropPreviewRequest) => call<DropPreview>('drops/preview', json('POST', request)),
};

/** A version of a drop, or null where there is none. */
export async function dropOrNull(slug: string, version: Version = 'draft'): Promise<DocumentBody | null> {
  try {
    return await dropsApi.document(slug, version);
  } catch (error) {
    if (error instanceof ApiError && error.is('NOT_FOUND')) return null;
    throw error;
  }
}

export const dropListQuery = queryOptions({
  queryKey: ['content-drops'],
  queryFn: () => call<DropSummary[]>('drops'),
  staleTime: 0,
});

export const dropVersionsQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content-drop-versions', slug],
    queryFn: () => call<DocumentVersion[]>(`${dropPath(slug)}/versions`),
    staleTime: 0,
  });

export type PieceCriteria = { text?: string; references?: readonly number[] } & Partial<
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
