import type { Storage } from '../../storage/storage.ts';
import { ENCODING } from './encoding.ts';
import { FILE } from './source-schemes.ts';

/** `ab/abcd…`: spreads the files over 256 folders. */
const nameOf = (id: string) => `${id.slice(0, 2)}/${id}`;
const keyOf = (name: string) => `originals/${name}`;

export const sourceOfFile = (id: string) => FILE + nameOf(id);

/** Stores a picture under its content hash. A second call is a no-op. */
export async function storeOriginal(storage: Storage, id: string, bytes: Uint8Array) {
  const key = keyOf(nameOf(id));
  if (!(await storage.has(key))) await storage.write(key, bytes);
}

/** Returns the file of a picture, by the `source` column of its row; null for one that is drawn or the site's own. */
export async function readOriginal(storage: Storage, source: string): Promise<Buffer | null> {
  if (!source.startsWith(FILE)) return null;
  const bytes = await storage.read(keyOf(source.slice(FILE.length)));
  if (!bytes) throw new Error(`The file of picture ${source} is missing in ${storage.name}`);
  return bytes;
}

/** Deletes a picture's file and what was encoded of it. */
export async function deletePictureFiles(storage: Storage, id: string) {
  await storage.delete(keyOf(nameOf(id)));
  for (let version = 1; version <= ENCODING; version += 1) {
    for (const key of await storage.list(`cache/v${version}/${nameOf(id)}`)) await storage.delete(key);
    await storage.delete(`cache/og-v${version}/picture/picture-${id}.jpg`);
  }
}
