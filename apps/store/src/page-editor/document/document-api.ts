import type {
  DocumentBody,
  DocumentSummary,
  DocumentVersion,
  LatestVersions,
  Published,
  PublishRequest,
  SavedDraft,
} from '@patine/contract/content/documents';
import { queryOptions } from '@tanstack/react-query';
import { call, json } from '../content-api.ts';

/** What a document is stored under: `page`, `our-workshops`, `fr`. */
export type DocumentId = Pick<DocumentSummary, 'kind' | 'name' | 'locale'>;

type Version = number | 'draft' | 'published';

const pathOf = ({ kind, name, locale }: DocumentId) =>
  `documents/${kind}/${encodeURIComponent(name)}/${locale}`;

/** The calls that every kind of document has. */
export const documentApi = {
  read: (document: DocumentId, version: Version = 'draft') =>
    call<DocumentBody>(`${pathOf(document)}?version=${version}`),
  latest: (document: DocumentId) => call<LatestVersions>(`${pathOf(document)}/latest`),
  versions: (document: DocumentId) => call<DocumentVersion[]>(`${pathOf(document)}/versions`),
  /** `base` is the version that it was made from, 0 for none. */
  save: (document: DocumentId, body: unknown, base: number) =>
    call<SavedDraft>(`${pathOf(document)}?base=${base}`, json('PUT', body)),
  publish: (document: DocumentId, request: PublishRequest) =>
    call<Published>(`${pathOf(document)}/publish`, json('POST', request)),
};

/** Its versions, newest first; asked again each time that somebody looks: others write too. */
export const versionsQuery = (document: DocumentId) =>
  queryOptions({
    queryKey: ['content-versions', document],
    queryFn: () => documentApi.versions(document),
    staleTime: 0,
  });
