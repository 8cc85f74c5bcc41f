import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { connect, type DatabaseClient } from '../../../api/src/db/client.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
/** A data folder with the demo catalogue that no shop runs on; `scripts/journeys-shop.ts` writes it. */
const DEMO_FOLDER = path.join(ROOT, '.cache/journeys-demo');

/** Runs SQL on the database of a shop that is not running. */
export type Sql = <Row>(text: string) => Promise<Row[]>;

const sqlOf =
  ({ execute }: DatabaseClient): Sql =>
  async <Row>(text: string) =>
    (await execute(text)).rows as Row[];

/**
 * Opens another demo shop. `prepare` has exclusive access to its database before it starts: only one
 * process may open the embedded database, so tests must read everything there.
 */
export async function openOwnShop(prepare: (sql: Sql) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patine-lists-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  const client = await connect({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  await prepare(sqlOf(client)).finally(() => client.close());

  const shop = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['scripts/prepared-shop.ts', dataDir], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
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

/** URL of a shop, which `scripts/prepared-shop.ts` prints. */
async function addressOf(lines: AsyncIterable<string>) {
  for await (const line of lines) {
    if (URL.canParse(line)) return line;
  }
  throw new Error('The shop did not open');
}
