import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import { OFFLINE_PATHS } from '../src/paths.ts';
import type { AssetsOf } from './assets.ts';
import { writeStaticDocument } from './document.ts';
import { messageIn } from './messages.ts';

/** What Vite built of the page, without its document. */
export type OfflineRenderer = typeof import('../src/entry-server.tsx').renderOffline;

export type OfflinePagesOptions = { renderer: () => Promise<OfflineRenderer>; assets: AssetsOf };

/** The pages that a service worker fetches while there is a network, to show when there is none. */
export function serveOfflinePages(app: FastifyInstance, { renderer, assets }: OfflinePagesOptions) {
  const write = async (locale: Locale) => {
    const render = await renderer();
    const title = `${messageIn(locale, 'offline.title')} · Patine`;
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
