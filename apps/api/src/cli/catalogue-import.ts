import path from 'node:path';
import { parseArgs } from 'node:util';
import { runOnOwner } from '../db/data-lock.ts';
import type { FileImport, ImportOutput } from '../modules/catalogue-import/index.ts';
import { cliConfig, withData } from './data.ts';
import { UsageError } from './help.ts';
import { importReport } from './import-report.ts';

function readArguments(args: string[]) {
  const options = {
    photos: { type: 'string' },
    'dry-run': { type: 'boolean' },
    json: { type: 'boolean' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [feed, ...others] = positionals;
    if (!feed || others.length > 0) throw new UsageError('catalogue import takes one feed.');
    return {
      json: values.json ?? false,
      task: {
        feed: path.resolve(feed),
        photos: values.photos === undefined ? null : path.resolve(values.photos),
        dryRun: values['dry-run'] ?? false,
      } satisfies FileImport,
    };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** Passes each output of the import to `tell` as it arrives. */
async function consume(outputs: AsyncIterable<unknown>, print: (output: ImportOutput) => void) {
  for await (const output of outputs) {
    if (typeof output === 'object' && output && 'failure' in output) throw new Error(String(output.failure));
    print(output as ImportOutput);
  }
}

/** `catalogue import`: runs in the shop's process if that holds the embedded database, else in this one. */
export async function catalogueImport(args: string[]): Promise<number> {
  const { task, json } = readArguments(args);
  const config = cliConfig();
  const report = importReport({ json, dryRun: task.dryRun });
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, 'catalogue-import', task);
  if (owner) await consume(owner, report.print);
  else {
    const { importFile } = await import('../modules/catalogue-import/index.ts');
    await withData(config, (data) => consume(importFile(data, task), report.print));
  }
  return report.exitCode();
}
