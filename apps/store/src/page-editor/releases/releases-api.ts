import type {
  Release,
  ReleaseChangesRequest,
  ReleaseDocument,
  ReleaseSummary,
  ShopPreviewLink,
  ShopPreviewRequest,
  WaitingChange,
} from '@patine/contract/content/releases';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';

const pathOf = (id: string) => `releases/${encodeURIComponent(id)}`;

/** The calls about releases, and about the shop as it will be. */
export const releasesApi = {
  create: (name: string) => call<{ id: string }>('releases', json('POST', { name })),
  rename: (id: string, name: string) => call(pathOf(id), json('PUT', { name })),
  add: (id: string, request: ReleaseChangesRequest) => call(`${pathOf(id)}/changes`, json('PUT', request)),
  take: (id: string, { kind, name, locale }: ReleaseDocument) =>
    call(`${pathOf(id)}/changes/${kind}/${encodeURIComponent(name)}/${locale}`, { method: 'DELETE' }),
  schedule: (id: string, publishAt: string) => call(`${pathOf(id)}/schedule`, json('POST', { publishAt })),
  cancel: (id: string) => call(`${pathOf(id)}/cancel`, { method: 'POST' }),
  publish: (id: string) => call(`${pathOf(id)}/publish`, { method: 'POST' }),
  delete: (id: string) => call(pathOf(id), { method: 'DELETE' }),
  preview: (request: ShopPreviewRequest) => call<ShopPreviewLink>('shop-preview', json('POST', request)),
};

export const releasesQuery = queryOptions({
  queryKey: ['content-releases'],
  queryFn: () => call<ReleaseSummary[]>('releases'),
  staleTime: 0,
});

/** Which documents wait in which release; under the key of the releases, as it changes with them. */
export const waitingChangesQuery = queryOptions({
  queryKey: ['content-releases', 'changes'],
  queryFn: () => call<WaitingChange[]>('releases/changes'),
  // Each row of a list asks for it.
  staleTime: 5_000,
  // A page stays open for hours: what was planned is published meanwhile.
  refetchOnWindowFocus: true,
});

/** A release with its changes, checked anew each time that somebody looks. */
export const releaseQuery = (id: string) =>
  queryOptions({
    queryKey: ['content-releases', id],
    queryFn: () => call<Release>(pathOf(id)),
    staleTime: 0,
    retry: false,
  });
