import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connect, type DatabaseClient } from '../../../api/src/db/client.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** A data folder with the demo catalogue that no shop runs on; `scripts/journeys-shop.ts` writes it. */
const DEMO_FOLDER = path.join(ROOT, '.cache/journeys-demo');
const PICTURES = path.join('media', 'cache');

/** Runs SQL on the database of a shop that is not running. */
export type Sql = <Row>(text: string) => Promise<Row[]>;

const sqlOf =
  ({ execute }: DatabaseClient): Sql =>
  async <Row>(text: string) =>
    (await execute(text)).rows as Row[];

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Runs `npm start` on another demo shop. `prepare` has exclusive access to its database before it starts: only one
 * process may open the embedded database, so tests must read everything there.
 */
export async function openOwnShop(prepare: (sql: Sql) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patine-lists-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  // The journeys' shops have encoded the same pictures.
  await mkdir(path.join(dataDir, 'media'), { recursive: true });
  await symlink(path.join(process.env['JOURNEYS_DATA'] ?? '', PICTURES), path.join(dataDir, PICTURES));
  const client = await connect({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  await prepare(sqlOf(client)).finally(() => client.close());

  const shop = spawn(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), 'start'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
  });
  const ended = once(shop, 'exit');
  const url = await addressOf(createInterface(shop.stdout));
  return {
    url,
    close: async () => {
      shop.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** URL of a shop from what `npm start` prints. */
async function addressOf(lines: AsyncIterable<string>) {
  for await (const line of lines) {
    const url = /Patine is open\s+(\S+)/.exec(line)?.[1];
    if (url) return url;
  }
  throw new Error('The shop did not open');
}
