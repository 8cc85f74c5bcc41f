import type { Config } from '../config.ts';
import { runOnOwner } from '../db/data-lock.ts';
import { createLog } from '../log.ts';
import { cliConfig, withData } from './data.ts';
import { operationReport } from './operation-report.ts';
import { type Operation, readArguments } from './operations/operation.ts';
import { type OperationOutput, operate as run } from './operations/operations.ts';

type Input = { name: string; parameters: string[]; given: object };

/** Runs the operation on a part of the api in this process, which opens no port and runs no jobs, but can call payment gateways. */
const here = (config: Config, input: Input, print: (output: OperationOutput) => void) =>
  withData(config, async ({ client, db, storage, clock, random }) => {
    // Loaded lazily: when a shop is running, this process only forwards the command.
    const { buildOperationsApp } = await import('../operations-app.ts');
    const services = {
      config: { ...config, JOBS: false },
      client,
      db,
      readReplica: client.readReplica,
      storage,
      clock,
      random,
      log: createLog('silent'),
    };
    const app = await buildOperationsApp(services);
    try {
      for await (const output of run(app, services, input)) print(output);
    } finally {
      await app.close();
    }
  });

/** Runs an operation in the shop's process if that holds the embedded database, else in this one. */
export async function operateOn(name: string, operation: Operation, args: string[]): Promise<number> {
  const json = args.includes('--json');
  const { parameters, given } = readArguments(
    name,
    operation,
    args.filter((arg) => arg !== '--json'),
  );
  const config = cliConfig();
  const input = { name, parameters, given };
  const report = operationReport(json);
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, 'operate', input);
  if (!owner) await here(config, input, report.print);
  else
    for await (const output of owner) {
      if (typeof output === 'object' && output && 'failure' in output)
        throw new Error(String(output.failure));
      report.print(output as OperationOutput);
    }
  return report.finish();
}
