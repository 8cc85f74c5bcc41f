import { systemClock, systemRandom } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { DatabaseClient } from '../db/client.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { createLog } from '../log.ts';
import type { Storage } from '../storage/storage.ts';

export type Data = {
  config: Config;
  client: DatabaseClient;
  db: DatabaseClient['db'];
  storage: Storage;
  clock: typeof systemClock;
  random: typeof systemRandom;
};

export const cliConfig = () => readConfig(process.env);

/** Opens the shop's database while `work` runs. An embedded database is locked for this process meanwhile. */
export async function withData<T>(config: Config, work: (data: Data) => Promise<T>): Promise<T> {
  const owner = config.DATABASE_URL ? null : await lockDataFolder(config.DATA_DIR);
  try {
    // Loaded lazily: a command that the running shop carries out opens no database.
    const [{ connect }, { openStorage }] = await Promise.all([
      import('../db/client.ts'),
      import('../storage/open-storage.ts'),
    ]);
    const client = await connect(config);
    const storage = await openStorage(config, createLog('silent'));
    try {
      return await work({ config, client, db: client.db, storage, clock: systemClock, random: systemRandom });
    } finally {
      storage.close();
      await client.close();
    }
  } finally {
    await owner?.release();
  }
}
