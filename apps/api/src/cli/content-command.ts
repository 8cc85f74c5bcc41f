import { parseArgs, type ParseArgsConfig } from 'node:util';
import { runOnOwner } from '../db/data-lock.ts';
import { cliConfig, type Data, withData } from './data.ts';
import { UsageError } from './help.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
export const json = { type: 'boolean' } as const;

/** Parses the options and at most one positional argument. Throws a `UsageError` if it cannot. */
export function read<T extends Options>(name: string, args: string[], options: T) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > 1) throw new UsageError(`${name} takes one folder.`);
    return { values, word: positionals[0] };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** Runs in the shop's process if that holds the embedded database, else in this one. */
export async function* work<T extends object>(
  command: string,
  input: object,
  here: (data: Data) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const config = cliConfig();
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, command, input);
  if (!owner) {
    const outputs: T[] = [];
    await withData(config, async (data) => {
      for await (const output of here(data)) outputs.push(output);
    });
    return yield* outputs;
  }
  for await (const output of owner) {
    if (typeof output === 'object' && output && 'failure' in output) throw new Error(String(output.failure));
    yield output as T;
  }
}
