import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { FILE } from './source-schemes.ts';
import { writeAtomically } from './write-atomically.ts';

const folderOf = (dataDir: string) => path.join(dataDir, 'media', 'originals');

/** `ab/abcd…`: spreads the files over 256 folders. */
const nameOf = (id: string) => `${id.slice(0, 2)}/${id}`;

export const sourceOfFile = (id: string) => FILE + nameOf(id);

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Stores a picture under its content hash. A second call is a no-op. */
export async function storeOriginal(dataDir: string, id: string, bytes: Uint8Array) {
  const file = path.join(folderOf(dataDir), nameOf(id));
  if (!(await exists(file))) await writeAtomically(file, bytes);
}

export const readOriginal = (dataDir: string, name: string) => readFile(path.join(folderOf(dataDir), name));

/** Deletes a picture's file and what was encoded of it. */
export async function deletePictureFiles({ DATA_DIR }: Pick<Config, 'DATA_DIR'>, id: string) {
  await rm(path.join(folderOf(DATA_DIR), nameOf(id)), { force: true });
  const cache = path.join(DATA_DIR, 'media', 'cache');
  for (const version of await readdir(cache).catch(() => [])) {
    const folder = path.join(cache, version, id.slice(0, 2));
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => name.startsWith(id))) await rm(path.join(folder, file));
  }
}
