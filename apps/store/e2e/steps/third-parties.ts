import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../../..');

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

/** Starts a second store on the api of this journey's shop with all third parties configured. */
export async function openStoreWith(origin: string) {
  const apiUrl = readFileSync(path.join(process.env['JOURNEYS_DATA'] ?? '', 'api-url'), 'utf8');
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const url = `http://localhost:${port}`;
  const store = spawn(path.join(root, 'node_modules/.bin/node'), ['apps/store/server/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'fatal',
      PORT: String(port),
      API_URL: apiUrl,
      PUBLIC_URL: url,
      TAG_MANAGER_ID: 'GTM-TEST1',
      TAG_MANAGER_ORIGIN: origin,
      ANALYTICS_WRITE_KEY: 'key-of-ten',
      ANALYTICS_ORIGIN: origin,
      SENTRY_DSN: `${origin.replace('//', '//abc123@')}/42`,
      HELP_DESK_SCRIPT: `${origin}/widget.js`,
      AFFILIATES: '1',
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/robots.txt`).catch(() => null))?.ok) break;
    await sleep(100);
  }
  return { url, close: () => store.kill('SIGTERM') };
}
