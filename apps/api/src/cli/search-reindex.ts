import { runOnOwner } from '../db/data-lock.ts';
import { enqueue } from '../modules/outbox/index.ts';
import { cliConfig, withData } from './data.ts';

/** `search reindex`: asks the running shop to reindex; a stopped shop indexes everything when it starts. */
export async function searchReindex(): Promise<number> {
  const config = cliConfig();
  if (config.DATABASE_URL) {
    await withData(config, ({ db, clock }) => enqueue(db, 'search.reindex', {}, clock.now()));
    console.log('Asked: a running shop indexes everything within seconds.');
    return 0;
  }
  const owner = await runOnOwner(config.DATA_DIR, 'search-reindex', {});
  if (!owner) {
    console.log('The shop is not running: it indexes everything when it starts.');
    return 0;
  }
  for await (const output of owner) console.log(JSON.stringify(output));
  return 0;
}
