import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
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
