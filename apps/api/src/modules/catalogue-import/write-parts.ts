import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { insertMany } from '../../db/insert-many.ts';
import { measurements, pictures, productPhotos } from '../../db/schema/catalogue.ts';
import { DEMO } from '../media/originals.ts';
import type { Picture } from '../media/picture.ts';
import type { Listing } from './listing.ts';

export type Filed = { listing: Listing; photos: { address: string; picture: Picture }[] };
export type Placed = Filed & { reference: number; itemId: number };

const ROLES = ['back', 'detail', 'label', 'defect'] as const;

/** What tells a picture's role: a file's own name, or the view that a drawn one is of. */
const telling = (address: string) => {
  const words = address.toLowerCase().split('/');
  return (address.startsWith(DEMO) ? words[1] : words.at(-1)) ?? '';
};

/** The front comes first; the others say what they are, as `coat-12-detail.jpg` does. */
export const photoRole = (address: string, position: number) => {
  if (position === 0) return 'front';
  const words = telling(address).split(/[^a-z]+/);
  return ROLES.find((role) => words.includes(role)) ?? 'other';
};

/** Measures and pictures of pieces, after those of an earlier import are gone. */
export async function writeParts(db: Database, pieces: readonly Placed[]) {
  const shown = pieces.flatMap(({ photos, reference }) =>
    photos.map((photo, position) => ({ ...photo, reference, position })),
  );
  const byId = new Map(shown.map(({ picture }) => [picture.id, picture]));
  await insertMany(db, pictures, [...byId.values()], sql`on conflict (id) do nothing`);
  await insertMany(
    db,
    productPhotos,
    shown.map(({ reference, position, picture, address }) => ({
      productReference: reference,
      position,
      pictureId: picture.id,
      role: photoRole(address, position),
    })),
  );
  await insertMany(
    db,
    measurements,
    pieces.flatMap(({ listing, itemId }) => listing.measurements.map((measure) => ({ itemId, ...measure }))),
  );
}

export async function clearParts(db: Database, pieces: readonly { reference: number; itemId: number }[]) {
  if (pieces.length === 0) return;
  const references = JSON.stringify(pieces.map(({ reference }) => reference));
  const itemIds = JSON.stringify(pieces.map(({ itemId }) => itemId));
  await db.execute(
    sql`delete from product_photos where product_reference = any(array(select value::int from json_array_elements_text(${references}::json)))`,
  );
  await db.execute(
    sql`delete from measurements where item_id = any(array(select value::int from json_array_elements_text(${itemIds}::json)))`,
  );
}
