import { BRAND_NAME } from '@patine/brand';
import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_PATHS } from '../src/paths.ts';
import type { AssetsOf } from './assets.ts';
import { writeStaticDocument } from './document.ts';
import { messageIn } from './messages.ts';

/** Vite's build of the page, without a document around it. */
export type OfflineRenderer = typeof import('../src/entry-server.tsx').renderOffline;

export type OfflinePagesOptions = { renderer: () => Promise<OfflineRenderer>; assets: AssetsOf };

/** The offline pages, which the service worker caches at installation. */
export function serveOfflinePages(app: FastifyInstance, { renderer, assets }: OfflinePagesOptions) {
  const write = async (locale: Locale) => {
    const render = await renderer();
    const title = `${messageIn(locale, 'offline.title')} · ${BRAND_NAME}`;
    return writeStaticDocument(locale, title, render(locale), assets(null, locale));
  };
  for (const locale of LOCALES)
    app.get(OFFLINE_PATHS[locale], async (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' })
        .send(await write(locale)),
    );
}
