import type { DocumentSummary } from '@patine/contract/content/documents';
import type {
  Backlink,
  DocumentLink,
  LinkCheckRequest,
  LinkedDocument,
} from '@patine/contract/content/links';
import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { LOCALES, type Locale } from '@patine/core';
import { queryOptions } from '@tanstack/react-query';
import { ApiAwayError, toApiError } from '../lib/api-error.ts';
import { fetchJson } from '../lib/graphql.ts';

/** A refusal with what is wrong, field by field. */
export class InvalidPageError extends Error {
  readonly errors: readonly ContentValidationError[];

  constructor(errors: readonly ContentValidationError[]) {
    super('The page has validation errors');
    this.name = 'InvalidPageError';
    this.errors = errors;
  }
}

const TIMEOUT_MS = 30_000;

/** Calls the editors' api on the shop's own origin. */
export async function call<Answer>(
  path: string,
  init: RequestInit = {},
  timeout = TIMEOUT_MS,
): Promise<Answer> {
  const { status, body } = await fetchJson(`/content/${path}`, init, timeout);
  if (status >= 500) throw new ApiAwayError(body);
  const { errors } = body as { errors?: ContentValidationError[] };
  if (status === 422 && errors) throw new InvalidPageError(errors);
  if (status >= 400) throw toApiError(body);
  return body as Answer;
}

export const json = (method: 'POST' | 'PUT', body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const pageOf = (name: string) => `pages/${encodeURIComponent(name)}`;

/** The calls of pages, beside those that every document has; the cookie says who it is. */
export const contentApi = {
  documents: (locale: Locale) => call<DocumentSummary[]>(`documents?locale=${locale}`),
  backlinks: (name: string) => call<Backlink[]>(`${pageOf(name)}/backlinks`),
  unpublish: (name: string, locale: Locale) => call(`${pageOf(name)}/unpublish`, json('POST', { locale })),
  archive: (name: string) => call(`${pageOf(name)}/archive`, { method: 'POST' }),
  restore: (name: string) => call(`${pageOf(name)}/restore`, { method: 'POST' }),
  delete: (name: string) => call(pageOf(name), { method: 'DELETE' }),
  siteLinks: () => call<LinkedDocument[]>('links'),
  links: (request: LinkCheckRequest) => call<DocumentLink[]>('links', json('POST', request)),
};

/** The documents of every language; asked again each time that somebody looks: others write too. */
export const allDocumentsQuery = queryOptions({
  queryKey: ['content-documents'],
  queryFn: async () => (await Promise.all(LOCALES.map((locale) => contentApi.documents(locale)))).flat(),
  staleTime: 0,
});
