import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';

/** WebAssembly is compiled once and simply: an optimised second version would be ready when nobody needs it. */
const FRUGAL = ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--expose-gc'];

/**
 * Lays out an empty embedded database where there is none. PostgreSQL's initdb takes 300 MB for two seconds: a
 * process of its own takes them, and gives them back before this one does its work. An interrupted one leaves
 * no half a database.
 */
export async function ensureFolder(folder: string) {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new ConfigError(
      `DATA_DIR: ${folder} holds files that are no database; move them away, or set another DATA_DIR`,
    );
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await promisify(execFile)(process.execPath, [
    ...FRUGAL,
    path.join(import.meta.dirname, 'new-folder.process.ts'),
    unfinished,
  ]);
  await rename(unfinished, folder);
}
