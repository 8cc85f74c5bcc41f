import type { Database } from '../../db/client.ts';
import { DEMO, type Picture } from '../media/index.ts';
import type { Listing } from './listing.ts';
import {
  deletePhotosAndMeasurements,
  insertMeasurements,
  insertPhotos,
  insertPictures,
} from './repository.ts';

export type Filed = { listing: Listing; photos: { address: string; picture: Picture }[] };
export type Placed = Filed & { reference: number; itemId: number };

const ROLES = ['back', 'detail', 'label', 'defect'] as const;

/** The part of the URL that names the photo's role: the file name, or the view of a demo picture. */
const namePart = (address: string) => {
  const words = address.toLowerCase().split('/');
  return (address.startsWith(DEMO) ? words[1] : words.at(-1)) ?? '';
};

/** The first photo is the front. The file name gives the role of the others, such as `coat-12-detail.jpg`. */
export const photoRole = (address: string, position: number) => {
  if (position === 0) return 'front';
  const words = namePart(address).split(/[^a-z]+/);
  return ROLES.find((role) => words.includes(role)) ?? 'other';
};

/** Inserts the measurements and photos of items. The caller has deleted those of an earlier import. */
export async function writeParts(db: Database, items: readonly Placed[]) {
  const shown = items.flatMap(({ photos, reference }) =>
    photos.map((photo, position) => ({ ...photo, reference, position })),
  );
  const byId = new Map(shown.map(({ picture }) => [picture.id, picture]));
  await insertPictures(db, [...byId.values()]);
  await insertPhotos(
    db,
    shown.map(({ reference, position, picture, address }) => ({
      productReference: reference,
      position,
      pictureId: picture.id,
      role: photoRole(address, position),
    })),
  );
  await insertMeasurements(
    db,
    items.flatMap(({ listing, itemId }) => listing.measurements.map((measure) => ({ itemId, ...measure }))),
  );
}

export const clearParts = async (
  db: Database,
  items: readonly { reference: number; itemId: number }[],
): Promise<void> => {
  if (items.length > 0) await deletePhotosAndMeasurements(db, items);
};
