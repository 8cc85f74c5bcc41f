import type { Services } from '../../context.ts';
import { storeOriginal, sourceOfFile } from './originals.ts';
import { pictureId } from './picture.ts';
import { insertPicture } from './pictures-repository.ts';

/** Stores a picture, which the caller has checked, and returns its public id. */
export async function storePicture(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  bytes: Uint8Array,
  size: { width: number; height: number },
): Promise<string> {
  const id = pictureId(bytes);
  await storeOriginal(storage, id, bytes);
  await insertPicture(db, { id, source: sourceOfFile(id), ...size });
  return id;
}
