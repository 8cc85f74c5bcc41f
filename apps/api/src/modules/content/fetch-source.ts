import { NAVIGATION_NAMES, splitNavigation, TEXTS_NAMES } from '@patine/contract/content/shop-documents';
import { PAGE_NAME } from '@patine/contract/content/structure';
import { LOCALES } from '@patine/core';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { ApiError } from '../../errors.ts';
import type { Written } from './check-document.ts';

const TIMEOUT_MS = 20_000;
const MAX_RESPONSE_BYTES = 10 * 1024 * 1024;
const MAX_REDIRECTS = 3;

const locale = z.enum(LOCALES);
const body = z.unknown();
/** Kinds other than pages have one document per language. */
const answer = z.object({
  documents: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('page'), name: z.string().max(80).regex(PAGE_NAME), locale, body }),
        z.object({ kind: z.literal('navigation'), name: z.enum(NAVIGATION_NAMES), locale, body }),
        z.object({ kind: z.literal('texts'), name: z.enum(TEXTS_NAMES), locale, body }),
      ]),
    )
    .max(2_000),
});

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

/** Fetches the documents of the headless CMS, unchecked. */
export async function fetchSource(config: Config): Promise<Written[]> {
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
  return read.data.documents.flatMap((document): Written[] =>
    document.kind === 'navigation' && document.name === 'main'
      ? splitNavigation(document.body).map((part) => ({ ...document, ...part }))
      : [document],
  );
}
