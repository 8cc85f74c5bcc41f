import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_FOLDER, sharePictures } from '../../../../scripts/journeys-folders.ts';
import { freePort } from '../../../../scripts/preflight.ts';
import { startShop } from '../../../../scripts/shop.ts';
import { connect, type DatabaseClient } from '../../../api/src/db/client.ts';

/** No other shop of the journeys uses ports from here on. */
const FIRST_PORT = 5400;

/** Runs SQL on the database of a shop that is not running. */
export type Sql = <Row>(text: string) => Promise<Row[]>;

const sqlOf =
  ({ execute }: DatabaseClient): Sql =>
  async <Row>(text: string) =>
    (await execute(text)).rows as Row[];

/**
 * Starts another demo shop in production mode. `prepare` has exclusive access to its database before it starts: only
 * one process may open the embedded database, so tests must read everything there.
 */
export async function openOwnShop(prepare: (sql: Sql) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patine-lists-'));
  await cp(DEMO_FOLDER, dataDir, { recursive: true });
  sharePictures([dataDir]);
  const client = await connect({ DATABASE_URL: undefined, DATA_DIR: dataDir });
  await prepare(sqlOf(client)).finally(() => client.close());
  const port = await freePort(FIRST_PORT);
  const shop = await startShop({
    port,
    apiPort: await freePort(port + 1),
    dataDir,
    env: { LOG_LEVEL: 'error', PUBLIC_URL: `http://localhost:${port}` },
  });
  return {
    url: shop.url,
    close: async () => {
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
