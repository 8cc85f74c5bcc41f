import { connect } from '../../db/client.ts';
import { startApi } from '../api-process.ts';
import { freePort } from '../postgres.ts';
import { startFake } from '../fakes/start.ts';

/** Two apis on one database and a fake gateway, each in a separate process. */
export async function raceShop(databaseUrl: string, dataDir: string) {
  const fake = await startFake('stripe');
  const client = await connect({ DATABASE_URL: databaseUrl, DATA_DIR: '' });
  const env = { ...fake.settings };
  const [left, right] = await Promise.all([
    startApi({ databaseUrl, dataDir, port: await freePort(), env }),
    startApi({ databaseUrl, dataDir, port: await freePort(), env: { ...env, JOBS: '0' } }),
  ]);
  await fake.sendNewsTo(`${left.url}/webhooks/stripe`);
  return {
    db: client.db,
    fake,
    urls: [left.url, right.url],
    close: async () => {
      await Promise.all([left.kill(), right.kill()]);
      await client.close();
      await fake.stop();
    },
  };
}
