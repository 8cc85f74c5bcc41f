import { cropArea, readFramedId } from '@patine/contract/content/picture-framing';
import { CROP_RATIO_NAMES, CROP_RATIOS } from '@patine/contract/content/site-pictures';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { pictures } from '../../db/schema/catalogue.ts';
import { sitePictures } from '../../db/schema/site-pictures.ts';
import type { ImageName } from './image-name.ts';
import { SITE_IMAGES } from './site-images.ts';

/** Returns the source of a picture, whose id may be framed; null for an unknown id. */
export async function sourceOf(db: Database, framed: string): Promise<string | null> {
  const { id } = readFramedId(framed);
  const own = SITE_IMAGES[id];
  if (own) return own;
  const [picture] = await db.select({ source: pictures.source }).from(pictures).where(eq(pictures.id, id));
  return picture?.source ?? null;
}

/** Inserts a picture. A second call is a no-op. */
export const insertPicture = (db: Database, values: typeof pictures.$inferInsert) =>
  db.insert(pictures).values(values).onConflictDoNothing();

/** Makes a stored picture known by another id too. */
export async function addPictureName(db: Database, id: string, other: string) {
  const [picture] = await db.select().from(pictures).where(eq(pictures.id, id));
  if (picture) await insertPicture(db, { ...picture, id: other });
}

/** True for the whole picture and for areas that its crops show: others would fill the cache with files of no use. */
export async function isChosenArea(
  db: Database,
  { id, area }: Pick<ImageName, 'id' | 'area'>,
): Promise<boolean> {
  if (!area) return true;
  const rows = await db
    .select({ width: pictures.width, height: pictures.height, crops: sitePictures.crops })
    .from(sitePictures)
    .innerJoin(pictures, eq(pictures.id, sitePictures.pictureId))
    .where(eq(sitePictures.pictureId, id));
  const wanted = JSON.stringify(area);
  return rows.some(({ crops, ...size }) =>
    CROP_RATIO_NAMES.some((ratio) => {
      const crop = crops[ratio];
      return crop !== undefined && JSON.stringify(cropArea(size, CROP_RATIOS[ratio], crop)) === wanted;
    }),
  );
}
