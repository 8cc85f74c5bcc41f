import type { UploadedImage } from '@patine/contract/content/documents';
import type { PictureDetails, SitePicture } from '@patine/contract/content/site-pictures';
import type { Services } from '../../../context.ts';
import type { Database } from '../../../db/client.ts';
import { ApiError } from '../../../errors.ts';
import { addPictureName, deletePictureFiles, pictureId, storePicture } from '../../media/index.ts';
import { readAuthors } from '../../editors/index.ts';
import { lockContent } from '../content-repository.ts';
import { isInEditorDrafts } from '../unsaved-repository.ts';
import {
  deleteSitePicture,
  deleteUnusedFile,
  findLibraryPicture,
  insertSitePicture,
  type LibraryPicture,
  readLibrary,
  replaceFile,
  updateDetails,
} from './library-repository.ts';
import { pictureUses } from './picture-uses.ts';

type Sources = Pick<Services, 'db' | 'clock' | 'storage'>;

/** A picture that was checked and encoded again. */
export type EncodedPicture = {
  data: Buffer;
  width: number;
  height: number;
  type: SitePicture['type'];
};

export type UploadDetails = {
  fileName: string;
  /** Id of the editor, or of an access link; null for a picture that was fetched. */
  author: string | null;
  /** Id of the picture whose place the file takes; null for a picture of its own. */
  replaces: string | null;
};

/** Returns the library with the documents that show each picture. */
export async function listPictures({ db }: Pick<Sources, 'db'>): Promise<SitePicture[]> {
  const uses = await pictureUses(db);
  const authorOf = await readAuthors(db);
  return (await readLibrary(db)).map((picture) => {
    const author = authorOf(picture.author);
    return {
      ...picture,
      author: author?.kind === 'editor' ? author.name : null,
      uses: uses.get(picture.id) ?? [],
    };
  });
}

const summary = ({ id, width, height, alt }: LibraryPicture, isKnown: boolean): UploadedImage => ({
  id,
  width,
  height,
  alt,
  isKnown,
});

/**
 * Returns the id under which a file is, or would be, in the library: the hash of its content, unless a picture of that
 * id has another file today.
 */
async function libraryIdOf(db: Database, file: string) {
  let id = file;
  for (;;) {
    const known = await findLibraryPicture(db, id);
    if (!known || known.pictureId === file) return { id, known };
    id = pictureId(id);
  }
}

/** Adds a picture to the library. The same content twice is one picture. */
export async function addPicture(
  { db, clock, storage }: Sources,
  { data, type, width, height }: EncodedPicture,
  { fileName, author, replaces }: UploadDetails,
): Promise<UploadedImage> {
  const stored = await storePicture({ db, storage }, data, { width, height });
  const uploadedAt = clock.now();
  const file = { pictureId: stored, fileName, author, type, bytes: data.byteLength, uploadedAt };
  if (replaces !== null) return replacePicture({ db, storage }, replaces, file);
  const { id, known } = await libraryIdOf(db, stored);
  if (known) return summary(known, true);
  if (id !== stored) await addPictureName(db, stored, id);
  await insertSitePicture(db, { id, ...file });
  const added = await findLibraryPicture(db, id);
  if (!added) throw new ApiError('NOT_FOUND');
  return summary(added, false);
}

/** Deletes files that nothing shows any more. */
async function deleteFiles({ db, storage }: Pick<Sources, 'db' | 'storage'>, ids: readonly string[]) {
  for (const id of new Set(ids)) if (await deleteUnusedFile(db, id)) await deletePictureFiles(storage, id);
}

type NewFile = Parameters<typeof replaceFile>[2];

async function replacePicture({ db, storage }: Pick<Sources, 'db' | 'storage'>, id: string, file: NewFile) {
  const before = await findLibraryPicture(db, id);
  if (!before) throw new ApiError('NOT_FOUND');
  if (before.pictureId !== file.pictureId) {
    await replaceFile(db, id, file);
    // Drops refer to the file that the id is the hash of.
    if (before.pictureId !== id) await deleteFiles({ db, storage }, [before.pictureId]);
  }
  const replaced = await findLibraryPicture(db, id);
  return summary(replaced ?? before, false);
}

/** Stores alternative texts, focal point and crops. */
export async function changePicture({ db }: Pick<Sources, 'db'>, id: string, details: PictureDetails) {
  if (!(await updateDetails(db, id, details))) throw new ApiError('NOT_FOUND');
}

/** Deletes a picture that no document shows, with its files. Throws VALIDATION (`picture: IN_USE`) for others. */
export async function deletePicture({ db, storage }: Pick<Sources, 'db' | 'storage'>, id: string) {
  const picture = await db.transaction(async (tx) => {
    // A document that is saved meanwhile may name it.
    await lockContent(tx);
    const found = await findLibraryPicture(tx, id);
    if (!found) throw new ApiError('NOT_FOUND');
    const isUsed = (await pictureUses(tx)).has(id) || (await isInEditorDrafts(tx, id));
    if (isUsed) throw new ApiError('VALIDATION', { fields: { picture: 'IN_USE' } });
    await deleteSitePicture(tx, id);
    return found;
  });
  await deleteFiles({ db, storage }, [id, picture.pictureId]);
}
