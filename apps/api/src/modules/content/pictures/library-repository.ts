import type { Framing, PictureDetails, SitePicture } from '@patine/contract/content/site-pictures';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { drops, pictures, productPhotos } from '../../../db/schema/catalogue.ts';
import { sitePictures } from '../../../db/schema/site-pictures.ts';

const FRAMING_COLUMNS = {
  id: sitePictures.id,
  pictureId: sitePictures.pictureId,
  width: pictures.width,
  height: pictures.height,
  focalX: sitePictures.focalX,
  focalY: sitePictures.focalY,
  crops: sitePictures.crops,
};

const LIBRARY_COLUMNS = {
  ...FRAMING_COLUMNS,
  fileName: sitePictures.fileName,
  bytes: sitePictures.bytes,
  type: sitePictures.type,
  uploadedAt: sitePictures.uploadedAt,
  author: sitePictures.author,
  altFr: sitePictures.altFr,
  altEn: sitePictures.altEn,
};

/** A picture of the library without the documents that show it. */
export type LibraryPicture = Omit<SitePicture, 'uses'>;

const selectLibrary = (db: Database) =>
  db
    .select(LIBRARY_COLUMNS)
    .from(sitePictures)
    .innerJoin(pictures, eq(pictures.id, sitePictures.pictureId))
    .$dynamic();

type LibraryRow = Awaited<ReturnType<typeof selectLibrary>>[number];

const toLibraryPicture = (row: LibraryRow): LibraryPicture => {
  const { focalX, focalY, altFr, altEn, uploadedAt, type, ...picture } = row;
  return {
    ...picture,
    type: type as SitePicture['type'],
    uploadedAt: uploadedAt.toISOString(),
    alt: { fr: altFr, en: altEn },
    focalPoint: { x: focalX, y: focalY },
  };
};

/** Returns the whole library, newest first. */
export async function readLibrary(db: Database): Promise<LibraryPicture[]> {
  const rows = await selectLibrary(db).orderBy(desc(sitePictures.uploadedAt), sitePictures.id);
  return rows.map(toLibraryPicture);
}

export async function findLibraryPicture(db: Database, id: string): Promise<LibraryPicture | null> {
  const [row] = await selectLibrary(db).where(eq(sitePictures.id, id));
  return row ? toLibraryPicture(row) : null;
}

/** Returns the picture that was fetched from a URL; null for none. */
export async function findBySource(db: Database, sourceUrl: string): Promise<LibraryPicture | null> {
  const [row] = await selectLibrary(db).where(eq(sitePictures.sourceUrl, sourceUrl));
  return row ? toLibraryPicture(row) : null;
}

/** Returns how pictures are shown, by the ids that documents name. */
export async function readFramings(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Framing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(FRAMING_COLUMNS)
    .from(sitePictures)
    .innerJoin(pictures, eq(pictures.id, sitePictures.pictureId))
    .where(inArray(sitePictures.id, [...ids]));
  return new Map(
    rows.map(({ id, focalX, focalY, ...framing }) => [
      id,
      { ...framing, focalPoint: { x: focalX, y: focalY } },
    ]),
  );
}

export type NewSitePicture = typeof sitePictures.$inferInsert;

/** Adds a picture. One that the library has stays as it is. */
export const insertSitePicture = (db: Database, picture: NewSitePicture) =>
  db.insert(sitePictures).values(picture).onConflictDoNothing();

/** Remembers where a picture was fetched from; the first URL of the same content. */
export const rememberSource = (db: Database, id: string, sourceUrl: string) =>
  db
    .update(sitePictures)
    .set({ sourceUrl })
    .where(and(eq(sitePictures.id, id), isNull(sitePictures.sourceUrl)));

type File = Pick<NewSitePicture, 'pictureId' | 'fileName' | 'bytes' | 'type' | 'uploadedAt' | 'author'>;

/** Puts another file in the place of a picture. Its crops go: they were made for the other one. */
export const replaceFile = (db: Database, id: string, file: File) =>
  db
    .update(sitePictures)
    .set({ ...file, focalX: 500, focalY: 500, crops: {} })
    .where(eq(sitePictures.id, id));

export async function updateDetails(
  db: Database,
  id: string,
  { alt, focalPoint, crops }: PictureDetails,
): Promise<boolean> {
  const updated = await db
    .update(sitePictures)
    .set({ altFr: alt.fr, altEn: alt.en, focalX: focalPoint.x, focalY: focalPoint.y, crops })
    .where(eq(sitePictures.id, id))
    .returning({ id: sitePictures.id });
  return updated.length > 0;
}

export const deleteSitePicture = (db: Database, id: string) =>
  db.delete(sitePictures).where(eq(sitePictures.id, id));

/** Deletes the record of a file that nothing shows any more; false while a product, a drop or the library does. */
export async function deleteUnusedFile(db: Database, pictureId: string): Promise<boolean> {
  const isShown = or(
    sql`exists (select 1 from ${productPhotos} where ${productPhotos.pictureId} = ${pictureId})`,
    sql`exists (select 1 from ${drops} where ${drops.pictureId} = ${pictureId})`,
    sql`exists (select 1 from ${sitePictures} where ${sitePictures.pictureId} = ${pictureId})`,
  );
  const deleted = await db
    .delete(pictures)
    .where(sql`${pictures.id} = ${pictureId} and not (${isShown})`)
    .returning({ id: pictures.id });
  return deleted.length > 0;
}
