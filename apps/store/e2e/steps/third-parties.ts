import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openStore } from './second-store.ts';

/** Script of a fake third party that sets a cookie. */
const TAG = `document.cookie = '_ga=GA1.1.7; Path=/; Max-Age=600';
localStorage.setItem('tag', '1');
sessionStorage.setItem('tag', '1');`;
const WIDGET = `document.body.insertAdjacentHTML('beforeend', '<p id="widget">Messagerie</p>');`;

export type RecordedRequest = { path: string; body: string };

/** Starts one fake server for tag manager, analytics, Sentry and help desk that records its requests. */
export async function openThirdParties() {
  const received: RecordedRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    received.push({ path: pathname, body: await text(request) });
    const script = { '/gtm.js': TAG, '/widget.js': WIDGET }[pathname];
    response.writeHead(200, {
      'content-type': script ? 'text/javascript' : 'application/json',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    response.end(script ?? '{}');
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts a second store with all third parties configured, and further variables. */
export const openStoreWith = (origin: string, more: Record<string, string> = {}) =>
  openStore({
    TAG_MANAGER_ID: 'GTM-TEST1',
    TAG_MANAGER_ORIGIN: origin,
    ANALYTICS_WRITE_KEY: 'key-of-ten',
    ANALYTICS_ORIGIN: origin,
    SENTRY_DSN: `${origin.replace('//', '//abc123@')}/42`,
    HELP_DESK_SCRIPT: `${origin}/widget.js`,
    AFFILIATES: '1',
    ...more,
  });
