import { framePictures, picturesIn } from '@patine/contract/content/picture-framing';
import type { Database } from '../../../db/client.ts';
import { readFramings } from './library-repository.ts';

/** Makes a document show its pictures as editors framed them, wherever they stand in it. */
export async function withFraming<T>(db: Database, document: T): Promise<T> {
  const ids = new Set(picturesIn(document).map(({ id }) => id));
  const framings = await readFramings(db, [...ids]);
  return framings.size === 0 ? document : framePictures(document, (id) => framings.get(id));
}
