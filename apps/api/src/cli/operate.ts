import type { Config } from '../config.ts';
import { runOnOwner } from '../db/data-lock.ts';
import { createLog } from '../log.ts';
import { cliConfig, withData } from './data.ts';
import { operationReport } from './operation-report.ts';
import { type Operation, readArguments } from './operations/operation.ts';
import { type OperationOutput, operate as run } from './operations/operations.ts';

type Input = { name: string; words: string[]; given: object };

/** On a shop of this process's own: nothing listens and no job runs, but payments can be asked for. */
const here = (config: Config, input: Input, tell: (piece: OperationOutput) => void) =>
  withData(config, async ({ client, db, clock, random }) => {
    // A running shop needs none of it: the command then only asks.
    const { buildApp } = await import('../app.ts');
    const services = {
      config: { ...config, JOBS: false },
      client,
      db,
      clock,
      random,
      log: createLog('silent'),
    };
    const app = await buildApp(services);
    try {
      for await (const piece of run(app, services, input)) tell(piece);
    } finally {
      await app.close();
    }
  });

/** An operation by its name: by the running shop when the embedded database is its own, here otherwise. */
export async function operateOn(name: string, operation: Operation, args: string[]): Promise<number> {
  const json = args.includes('--json');
  const { words, given } = readArguments(
    name,
    operation,
    args.filter((arg) => arg !== '--json'),
  );
  const config = cliConfig();
  const input = { name, words, given };
  const report = operationReport(json);
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, 'operate', input);
  if (!owner) await here(config, input, report.tell);
  else
    for await (const piece of owner) {
      if (typeof piece === 'object' && piece && 'failure' in piece) throw new Error(String(piece.failure));
      report.tell(piece as OperationOutput);
    }
  return report.finish();
}
