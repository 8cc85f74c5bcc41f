import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from '../scripts/root.ts';
import { LEAN } from '../scripts/shop.ts';
import { childrenOf, peakMegabytes } from '../scripts/memory.ts';

const EVERY_MS = 20;

export type ImportFigures = {
  rows: number;
  seconds: number;
  /** Peak memory in megabytes of the importing process, or of the one that creates the database before it. */
  importMb: number;
  newDatabaseMb: number;
};

/** Imports `rows` rows without photographs into a new data folder, `data` inside `folder`. */
export async function benchImport(rows: number, folder: string): Promise<ImportFigures> {
  const feed = path.join(folder, `${rows}.csv`);
  const dataDir = path.join(folder, 'data');
  mkdirSync(folder, { recursive: true });
  rmSync(dataDir, { recursive: true, force: true });
  const node = bin('node');
  const sellers = path.join(folder, 'sellers.json');
  execFileSync(node, ['apps/api/src/testing/synthetic-feed.ts', feed, String(rows), sellers], { cwd: root });

  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const program = [...LEAN, 'apps/api/src/cli/marketplace.ts'];
  // Comes first: products of sellers without an identity are not for sale.
  execFileSync(node, [...program, 'sellers', 'import', sellers], { cwd: root, env });

  const began = performance.now();
  const child = spawn(node, [...program, 'catalogue', 'import', feed], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const peaks = { import: 0, newDatabase: 0 };
  const pid = child.pid ?? 0;
  const watch = setInterval(() => {
    peaks.import = Math.max(peaks.import, peakMegabytes(pid));
    peaks.newDatabase = Math.max(peaks.newDatabase, ...childrenOf(pid).map(peakMegabytes));
  }, EVERY_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import exited with code ${code}`);
  return {
    rows,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    importMb: peaks.import,
    newDatabaseMb: peaks.newDatabase,
  };
}
