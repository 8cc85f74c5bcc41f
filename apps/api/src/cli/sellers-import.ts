import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runOnOwner } from '../db/data-lock.ts';
import { importSellers, type SellersImportOutput } from '../modules/sellers/import-sellers.ts';
import { errorLine } from './content-report.ts';
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

const lineOf = (piece: SellersImportOutput) => {
  if ('fault' in piece) return errorLine({ ...piece.fault, file: piece.seller });
  if ('created' in piece) return `${piece.seller}: kept, and has no piece in the catalogue yet`;
  if ('offered' in piece)
    return `${piece.seller}: ${Math.abs(piece.offered)} pieces are ${piece.offered > 0 ? 'now for sale' : 'no longer for sale'}`;
  const { taken, refused, withoutIdentity } = piece.summary;
  const missing = withoutIdentity.length > 0 ? ` (${withoutIdentity.join(', ')})` : '';
  return `taken: ${taken}, refused: ${refused}, sellers without: ${withoutIdentity.length}${missing}`;
};

/** `sellers import`: runs in the shop's process if that holds the embedded database, else in this one. */
export async function sellersImport(args: string[]): Promise<number> {
  const { file, json } = readArguments(args);
  const entries = await readEntries(file);
  let refused = 0;
  const tell = (piece: SellersImportOutput) => {
    if ('summary' in piece) refused = piece.summary.refused;
    const text = json ? JSON.stringify(piece) : lineOf(piece);
    if (json || 'summary' in piece) console.log(text);
    else console.error(text);
  };
  const config = cliConfig();
  const owner = config.DATABASE_URL ? null : await runOnOwner(config.DATA_DIR, 'sellers-import', { entries });
  if (owner)
    for await (const piece of owner) {
      if (typeof piece === 'object' && piece && 'failure' in piece) throw new Error(String(piece.failure));
      tell(piece as SellersImportOutput);
    }
  else
    await withData(config, async (data) => {
      for await (const piece of importSellers(data, entries)) tell(piece);
    });
  return refused > 0 ? 1 : 0;
}
