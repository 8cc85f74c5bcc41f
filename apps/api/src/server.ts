import { ERROR_CODES } from '@patine/contract/errors';
import { shutDown } from '@patine/contract/http/graceful-shutdown';
import { listenWhileStarting } from '@patine/contract/http/starting-server';
import { loadTelemetry } from '@patine/telemetry/open-telemetry/load';
import { systemClock, systemRandom } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { OutdatedDatabaseError } from './db/baseline.ts';
import { lockDataFolder, DataInUseError } from './db/data-lock.ts';
import { createLog } from './log.ts';
import { requireServices } from './required-services.ts';

/** Exits with one line for an error that the operator can correct; a bug prints its stack. */
const exitWithMessage = (error: unknown): never => {
  if (!(error instanceof ConfigError || error instanceof OutdatedDatabaseError)) throw error;
  console.error(error.message);
  return process.exit(2);
};

const config = (() => {
  try {
    const read = readConfig(process.env);
    requireServices(read);
    return read;
  } catch (error) {
    return exitWithMessage(error);
  }
})();

const telemetry = await loadTelemetry({ variables: process.env, service: 'api' });
const log = createLog(config.LOG_LEVEL, telemetry?.logStream);
const owner = config.DATABASE_URL
  ? null
  : await lockDataFolder(config.DATA_DIR).catch((error: unknown) => {
      if (!(error instanceof DataInUseError)) throw error;
      console.error(`DATA_DIR: another process is using ${error.message}; stop it, or set another DATA_DIR`);
      return process.exit(2);
    });
/** Stops this process; until the api has started there is nothing to finish. */
let stop = async (): Promise<void> => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
// The parent process has ended, for whatever reason.
process.once('disconnect', () => void stop());

const code = ERROR_CODES.OVERLOADED;
const address = { port: config.API_PORT, host: config.API_HOST };
const givePortBack = await listenWhileStarting(address, () => ({
  type: 'application/json; charset=utf-8',
  body: JSON.stringify({ name: 'OVERLOADED', code, retryAfter: 2 }),
})).catch(exitWithMessage);

// Loaded once the port answers: most of the start is loading these.
const [{ connectPatiently }, { openStorage }, { buildApp }] = await Promise.all([
  import('./db/connect-patiently.ts'),
  import('./storage/open-storage.ts'),
  import('./app.ts'),
]);
const client = await connectPatiently(config, log).catch(exitWithMessage);
const storage = await openStorage(config, log);
const app = await buildApp({
  config,
  client,
  db: client.db,
  readReplica: client.readReplica,
  storage,
  clock: systemClock,
  random: systemRandom,
  log,
  telemetry,
});

stop = async () => {
  stop = async () => undefined;
  await shutDown(app.server, () => app.close(), { drainMs: config.DRAIN_SECONDS * 1_000 });
  storage.close();
  await client.close();
  await owner?.release();
  await telemetry?.stop();
  process.exit(0);
};

owner?.serve(app.ownerCommands);

await app.ready();
await givePortBack();
await app.listen(address);
log.info({ port: config.API_PORT, database: client.kind }, 'api listening');
