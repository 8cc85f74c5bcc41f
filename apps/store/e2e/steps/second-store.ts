import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Starts a second store on the api of this journey's shop with these environment variables. */
export async function openStore(env: Record<string, string>) {
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
      ...env,
    },
  });
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/robots.txt`).catch(() => null))?.ok) break;
    await sleep(100);
  }
  return { url, close: () => store.kill('SIGTERM') };
}
