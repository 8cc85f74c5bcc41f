import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';

/** Compiles WebAssembly once without optimisation: the optimised version would be ready too late to help. */
const FRUGAL = ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--expose-gc'];

/**
 * Creates an empty embedded database if the folder has none. PostgreSQL's initdb needs 300 MB for two seconds: a
 * separate process uses them and frees them before this process starts its work. If it is interrupted, no partial
 * database is left behind.
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
