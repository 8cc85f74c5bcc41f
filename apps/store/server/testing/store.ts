import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Renderer } from '../render.ts';
import { sendRequest, type TestRequest } from './send-request.ts';

export type StoreOptions = {
  apiUrl: string;
  publicUrl?: string;
  /** FRAME_ORIGINS: origins that may be embedded. */
  frameOrigins?: string;
  pageCacheMb?: number;
  /** Further environment variables. */
  env?: Record<string, string>;
  render?: Renderer;
  now?: () => number;
};

const nothing = {
  kind: 'page' as const,
  status: 404,
  html: '<div id="page">no pages here</div>',
  fill: (html: string) => [Buffer.from(html)],
  boot: { locale: 'fr' as const, store: { publicUrl: '', frameOrigins: [] }, queries: [], router: {} },
  complete: true,
  errors: [],
};

/** Header of a proxy that terminated TLS. */
const TERMINATED = { 'x-forwarded-proto': 'https' };

/** Starts the whole store on its own port, with the test's api. */
export async function openStore({
  apiUrl,
  publicUrl,
  frameOrigins,
  pageCacheMb,
  env,
  render = async () => nothing,
  now = Date.now,
}: StoreOptions) {
  const app = await createApp({
    config: readConfig({
      API_URL: apiUrl,
      LOG_LEVEL: 'silent',
      PUBLIC_URL: publicUrl,
      FRAME_ORIGINS: frameOrigins,
      PAGE_CACHE_MB: pageCacheMb?.toString(),
      ...env,
    }),
    renderer: async () => render,
    assets: () => ({ head: '', emphasis: '', first: '', rest: '' }),
    now,
  });
  const isHttps = publicUrl?.startsWith('https:');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    log: app.log,
    request: (path: string, init: TestRequest = {}) =>
      sendRequest(origin, path, {
        ...init,
        headers: { ...(isHttps ? TERMINATED : {}), ...init.headers },
      }),
    close: () => app.close(),
  };
}
