import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../../scripts/preflight.ts';
import { fillDemoCatalogue, startShop } from '../../../../scripts/shop.ts';
import { connect, type DatabaseClient } from '../../../api/src/db/client.ts';

/** Ports that no other shop of the journeys begins at. */
const FIRST_PORT = 5400;

/** Asks the database of a shop that is not open. */
export type Sql = <Row>(text: string) => Promise<Row[]>;

const sqlOf =
  ({ execute }: DatabaseClient): Sql =>
  async <Row>(text: string) =>
    (await execute(text)).rows as Row[];

/**
 * The demo shop once more, in its production form: `prepare` has its database for itself, and then it opens. The
 * embedded database belongs to one process, so whatever is to be known of it is asked there.
 */
export async function openOwnShop(prepare: (sql: Sql) => Promise<void>) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'patine-lists-'));
  fillDemoCatalogue(dataDir);
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
