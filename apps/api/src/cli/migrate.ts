import { countMigrations } from '../db/baseline.ts';
import { cliConfig, withData } from './data.ts';

/** `migrate`: runs the missing migrations, before new processes start. */
export const migrate = () =>
  withData({ ...cliConfig(), MIGRATE_ON_START: true }, async ({ db }) => {
    const { run, all } = await countMigrations(db);
    console.log(`The database has run ${run} of ${all} migrations.`);
    return 0;
  });
