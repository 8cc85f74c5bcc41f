import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runOnOwner } from '../db/data-lock.ts';
import type { SellersImportOutput } from '../modules/sellers/index.ts';
import { errorLine } from '../modules/content/index.ts';
import { cliConfig, withData } from './data.ts';
import { UsageError } from './help.ts';

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { json: { type: 'boolean' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new UsageError('sellers import takes one file.');
    return { file, json: values.json ?? false };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

async function readEntries(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error('The file cannot be opened: check its path and that it may be read.');
  });
  try {
    const entries: unknown = JSON.parse(text);
    if (Array.isArray(entries)) return entries;
  } catch {
    // The error below tells what the file must be.
  }
  throw new Error('The file is no JSON list of sellers; docs/running.md shows one.');
}

const lineOf = (output: SellersImportOutput) => {
  if ('error' in output) return errorLine({ ...output.error, file: output.seller });
  if ('created' in output) return `${output.seller}: kept, and has no item in the catalogue yet`;
  if ('offered' in output)
    return `${output.seller}: ${Math.abs(output.offered)} items are ${output.offered > 0 ? 'now for sale' : 'no longer for sale'}`;
  const { taken, refused, withoutIdentity } = output.summary;
  const missing = withoutIdentity.length > 0 ? ` (${withoutIdentity.join(', ')})` : '';
  return `taken: ${taken}, refused: ${refused}, sellers without: ${withoutIdentity.length}${missing}`;
};

/** `sellers import`: runs in the shop's process if that holds the embedded database, else in this one. */
export async function sellersImport(args: string[]): Promise<number> {
  const { file, json } = readArguments(args);
  const entries = await readEntries(file);
  let refused = 0;
  const print = (output: SellersImportOutput) => {
    if ('summary' in output) refused = output.summary.refused;
    const text = json ? JSON.stringify(output) : lineOf(output);
    if (json || 'summary' in output) console.log(text);
    else console.error(text);
  };
  const config = cliConfig();
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, 'sellers-import', { entries });
  if (owner)
    for await (const output of owner) {
      if (typeof output === 'object' && output && 'failure' in output)
        throw new Error(String(output.failure));
      print(output as SellersImportOutput);
    }
  else
    await withData(config, async (data) => {
      const { importSellers } = await import('../modules/sellers/index.ts');
      for await (const output of importSellers(data, entries)) print(output);
    });
  return refused > 0 ? 1 : 0;
}
