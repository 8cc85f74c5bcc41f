import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { Stop, bin, root } from './root.ts';
import { type Process, supervise } from './supervise.ts';

export type Shop = {
  url: string;
  apiUrl: string;
  stop: () => Promise<void>;
  /** Process ids, for measurements. */
  pids: { api: number; store: number };
  /** From now on, a process that exits by itself is started again. */
  restart: () => void;
};

const QUIET = ['--disable-warning=ExperimentalWarning'];

/** A young generation of 4 MB limits the api's peak memory: the objects of a response are short-lived. */
export const LEAN = [...QUIET, '--max-semi-space-size=4'];

/** Runs an operator's command, waits for its end, and returns what it printed. */
export function marketplace(args: string[], env: Record<string, string>): string {
  const result = spawnSync(bin('node'), [...LEAN, 'apps/api/src/cli/marketplace.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (result.status !== 0) throw new Stop(`${result.stdout}${result.stderr}`.trim());
  return result.stdout;
}

/** Imports the demo catalogue when a shop opens for the first time. */
export function fillDemoCatalogue(dataDir: string) {
  // Written after the import, so that an interrupted first start is repeated.
  const filled = path.join(dataDir, 'demo-catalogue');
  if (existsSync(filled)) return;
  console.log('Filling the demo catalogue…');
  marketplace(['catalogue', 'demo'], { DATA_DIR: path.resolve(dataDir) });
  writeFileSync(filled, '');
}

/** Waits until `url` returns 200. Throws if the process exits before. */
async function ready(name: string, url: string, process: Process, seconds: number) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (process.hasEnded()) throw new Stop(`The ${name} stopped while starting: its last lines say why.`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(40);
  }
  throw new Stop(`The ${name} did not answer within ${seconds} seconds.`);
}

/** Starts both processes in production mode and waits until they can serve pages. */
export async function startShop(options: {
  port: number;
  apiPort: number;
  dataDir: string;
  env?: Record<string, string>;
}): Promise<Shop> {
  const url = `http://localhost:${options.port}`;
  const apiUrl = `http://127.0.0.1:${options.apiPort}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    PORT: String(options.port),
    API_PORT: String(options.apiPort),
    API_URL: apiUrl,
    PUBLIC_URL: process.env['PUBLIC_URL'] ?? url,
    DATA_DIR: path.resolve(options.dataDir),
    ...options.env,
  };
  const api = supervise({ name: 'api', args: [...LEAN, 'apps/api/src/server.ts'], env });
  const store = supervise({ name: 'store', args: [...QUIET, 'apps/store/server/main.ts'], env });

  const stop = async () => {
    await store.stop();
    await api.stop();
  };
  try {
    await Promise.all([
      ready('api', `${apiUrl}/readyz`, api, 300),
      ready('store', `http://127.0.0.1:${options.port}/readyz`, store, 300),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    apiUrl,
    stop,
    pids: { api: api.pid(), store: store.pid() },
    restart: () => {
      api.restart();
      store.restart();
    },
  };
}
