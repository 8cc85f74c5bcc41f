import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { writeAtomically } from './write-atomically.ts';

const MISSING: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

/** Returns `instead` for a file or folder that does not exist. */
const unlessMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && MISSING.has(error.code)) return instead;
    throw error;
  };

/** Pictures as files of a folder. Several processes may share it. */
export function diskStorage(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, key);
  return {
    name: path.resolve(folder),
    read: (key) => readFile(fileOf(key)).catch(unlessMissing(null)),
    has: (key) => stat(fileOf(key)).then((found) => found.isFile(), unlessMissing(false)),
    write: (key, bytes) => writeAtomically(fileOf(key), bytes),
    delete: (key) => rm(fileOf(key), { force: true }),
    async list(prefix) {
      const near = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const entries = await readdir(fileOf(near), { recursive: true, withFileTypes: true }).catch(
        unlessMissing([]),
      );
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
        .map((file) => file.replaceAll(path.sep, '/'))
        .filter((key) => key.startsWith(prefix));
    },
    isUp: () => true,
    close: () => undefined,
  };
}
