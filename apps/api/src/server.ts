import { buildApp } from './app.ts';
import { systemClock, systemRandom } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { connect } from './db/client.ts';
import { claimData, DataInUseError } from './db/owner.ts';
import { createLog } from './log.ts';
import { requireServices } from './required-services.ts';

/** Ends the process with one line for a bad setting, which whoever runs the shop can mend; a bug keeps its stack. */
const tell = (error: unknown): never => {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  return process.exit(2);
};

const config = (() => {
  try {
    const read = readConfig(process.env);
    requireServices(read);
    return read;
  } catch (error) {
    return tell(error);
  }
})();

const log = createLog(config.LOG_LEVEL);
const owner = config.DATABASE_URL
  ? null
  : await claimData(config.DATA_DIR).catch((error: unknown) => {
      if (!(error instanceof DataInUseError)) throw error;
      console.error(`DATA_DIR: another process is using ${error.message}; stop it, or set another DATA_DIR`);
      return process.exit(2);
    });
const client = await connect(config).catch(tell);
const app = await buildApp({
  config,
  client,
  db: client.db,
  clock: systemClock,
  random: systemRandom,
  log,
});

const stop = async () => {
  await app.close();
  await client.close();
  await owner?.release();
  process.exit(0);
};
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

owner?.serve(app.ownerCommands);

await app.listen({ port: config.API_PORT, host: config.API_HOST });
log.info({ port: config.API_PORT, database: client.kind }, 'api listening');
