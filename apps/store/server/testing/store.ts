import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Renderer } from '../render.ts';
import { ask, type Asking } from './ask.ts';

export type StoreOptions = {
  apiUrl: string;
  publicUrl?: string;
  render?: Renderer;
  now?: () => number;
};

const nothing = {
  kind: 'page' as const,
  status: 404,
  html: '<div id="page">no pages here</div>',
  boot: { locale: 'fr' as const, publicUrl: '', queries: [], router: {} },
  complete: true,
  errors: [],
};

/** The whole store on a port of its own, before an api of the test's. */
export async function openStore({
  apiUrl,
  publicUrl,
  render = async () => nothing,
  now = Date.now,
}: StoreOptions) {
  const app = await createApp({
    config: readConfig({ API_URL: apiUrl, LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl }),
    renderer: async () => render,
    assets: () => ({ head: '', script: '' }),
    now,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    ask: (path: string, asking?: Asking) => ask(origin, path, asking),
    close: () => app.close(),
  };
}
