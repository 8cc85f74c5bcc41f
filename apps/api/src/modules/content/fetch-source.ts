import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { NAVIGATION_NAMES, splitNavigation, TEXTS_NAMES } from '@patine/contract/content/shop-documents';
import { PAGE_NAME } from '@patine/contract/content/structure';
import { LOCALES } from '@patine/core';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import type { Written } from './check-document.ts';
import { keyText } from './content-repository.ts';
import { errorAt, validationErrors } from './validation-errors.ts';

const TIMEOUT_MS = 20_000;
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const MAX_DOCUMENTS = 2_000;

const locale = z.enum(LOCALES);
const body = z.unknown();
/** A document of the answer. Kinds other than pages have one document per language. */
export const sourceDocumentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), name: z.string().max(80).regex(PAGE_NAME), locale, body }),
  z.object({ kind: z.literal('navigation'), name: z.enum(NAVIGATION_NAMES), locale, body }),
  z.object({ kind: z.literal('texts'), name: z.enum(TEXTS_NAMES), locale, body }),
]);
/** Documents are read one by one: a wrong one is told and left out. */
const answer = z.object({ documents: z.array(z.unknown()).max(MAX_DOCUMENTS) });

const away = (reason: string, cause?: unknown) =>
  new ApiError('SOURCE_AWAY', {}, { cause: cause ?? new Error(reason) });

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) throw away('The content source sent more than 10 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Requests the CMS. Follows redirects only within its origin, so that no other site receives the token. */
async function fetchDocuments({ CONTENT_SOURCE_URL, CONTENT_SOURCE_TOKEN }: Config): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = new URL(CONTENT_SOURCE_URL ?? '');
  const { origin } = url;
  const headers = {
    accept: 'application/json',
    ...(CONTENT_SOURCE_TOKEN ? { authorization: `Bearer ${CONTENT_SOURCE_TOKEN}` } : {}),
  };
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(url, { headers, redirect: 'manual', signal });
    const next = response.headers.get('location');
    if (response.ok) return readText(response);
    await response.body?.cancel();
    if (response.status < 300 || response.status >= 400 || !next) throw away(`it answers ${response.status}`);
    url = new URL(next, url);
    if (url.origin !== origin) throw away('it leads to another site');
  }
  throw away('it leads on and on');
}

export type Source = { documents: Written[]; errors: ContentValidationError[] };

/** What a document is called in errors: its key as far as it has one, and its place in the list. */
function nameOf(given: unknown, place: number) {
  const { locale: language, kind, name } = (given ?? {}) as Record<string, unknown>;
  const known = [language, kind, name].filter((part) => typeof part === 'string').join('/');
  return `documents.${place}${known ? ` (${known.slice(0, 120)})` : ''}`;
}

const SOURCE_KINDS = sourceDocumentSchema.options.map(({ shape }) => shape.kind.value);

function documentErrors(given: unknown): ContentValidationError[] {
  const { error } = sourceDocumentSchema.safeParse(given);
  const kind = (given as { kind?: unknown } | null)?.kind;
  if (typeof kind === 'string' && !SOURCE_KINDS.some((known) => known === kind))
    return [errorAt(['kind'], 'NOT_ONE_OF', SOURCE_KINDS.join(', '))];
  return error ? validationErrors(error, given) : [];
}

/** Reads each document of the answer: a wrong one, or one that comes twice, is told and left out. */
function readDocuments(given: readonly unknown[]): Source {
  const source: Source = { documents: [], errors: [] };
  const seen = new Set<string>();
  for (const [place, one] of given.entries()) {
    const document = nameOf(one, place);
    const read = sourceDocumentSchema.safeParse(one);
    if (!read.success) {
      source.errors.push(...documentErrors(one).map((error) => ({ document, ...error })));
      continue;
    }
    const { kind, name } = read.data;
    const parts =
      kind === 'navigation' && name === 'main'
        ? splitNavigation(read.data.body).map((part): Written => ({ ...read.data, ...part, kind }))
        : [read.data];
    for (const part of parts)
      if (seen.has(keyText(part))) source.errors.push({ document, ...errorAt([], 'REPEATED') });
      else {
        seen.add(keyText(part));
        source.documents.push(part);
      }
  }
  return source;
}

/** Fetches the documents of the headless CMS. Their bodies are not checked. */
export async function fetchSource(config: Config): Promise<Source> {
  const text = await fetchDocuments(config).catch((error: unknown) => {
    throw error instanceof ApiError ? error : away('The content source does not respond', error);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw away('The content source sent invalid JSON');
  }
  const read = answer.safeParse(json);
  if (!read.success) throw away('its answer is no list of documents');
  return readDocuments(read.data.documents);
}
