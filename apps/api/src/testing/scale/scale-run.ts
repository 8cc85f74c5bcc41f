import { rollingRun } from '../stress/rolling-run.ts';
import { sharedStateRun } from '../stress/shared-state-run.ts';
import type { PostgresServer } from '../postgres.ts';
import { databaseStatements } from './database-statements.ts';
import { pageStatements } from './page-statements.ts';
import { processStatements } from './process-statements.ts';
import { startScaleShop } from './scale-shop.ts';
import { searchStatements } from './search-statements.ts';
import { sessionStatements } from './session-statements.ts';
import type { Statement, State } from './statements.ts';
import { stockStatements } from './stock-statements.ts';

/** Pieces that are withdrawn while Redis is there, and while it is not. */
const WITHDRAWALS = 8;

export type ScaleRun = {
  server: PostgresServer;
  dataDir: string;
  seed: number;
  /** Creates an empty database and returns its name. */
  freshDatabase: () => Promise<string>;
  onStatement: (statement: Statement) => void;
};

/** Runs a shop of several processes of each kind, and reports what holds of it. */
export async function scaleRun({ freshDatabase, onStatement, seed, ...options }: ScaleRun) {
  const state: State = (statement, holds, figure) => onStatement({ statement, holds, figure });
  const shop = await startScaleShop({ ...options, seed, database: await freshDatabase() });
  try {
    await searchStatements(shop, state);
    await stockStatements(shop, state, seed);
    await sessionStatements(shop, state);
    await pageStatements(shop, state);
    await databaseStatements(shop, state);
    await processStatements(shop, state);
  } finally {
    await shop.stop();
  }
  await sharedStateRun({ ...options, database: await freshDatabase(), rounds: WITHDRAWALS, onStatement });
  const { replaced, requests, failures, paid, captured } = await rollingRun({
    ...options,
    seed,
    database: await freshDatabase(),
    rounds: 1,
  });
  state(
    'replacing every process under load fails no request',
    failures.length === 0,
    `${replaced} replaced during ${requests} requests${failures[0] ? `, first ${failures[0]}` : ''}`,
  );
  state('and loses no payment', paid > 0 && paid === captured, `${paid} paid, ${captured} captured`);
}
