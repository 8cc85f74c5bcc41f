import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PLATE } from '../../../../demo/plates/geometry.ts';
import { DEMO, keepOriginal, sourceOfFile } from '../../media/originals.ts';
import { LARGEST_BYTES, measurePicture, type Picture, pictureId } from '../../media/picture.ts';
import type { IssueCode } from './issue.ts';
import { fetchPicture } from './fetch-picture.ts';

export type FoundPhoto = { picture: Picture } | { code: IssueCode };

export type PhotoShelf = (address: string) => Promise<FoundPhoto>;

type ShelfOptions = {
  /** Where relative addresses begin: the feed's folder, or another one. */
  folder: string | null;
  dataDir: string;
  /** False for a rehearsal: pictures are checked and not kept. */
  keep: boolean;
};

async function readBytes(address: string, folder: string | null): Promise<Uint8Array | IssueCode> {
  if (/^https?:/i.test(address)) return fetchPicture(address);
  if (folder === null) return 'PHOTO_MISSING';
  const file = path.resolve(folder, address);
  if (path.relative(folder, file).startsWith('..')) return 'PHOTO_ADDRESS_REFUSED';
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return 'PHOTO_MISSING';
  return found.size > LARGEST_BYTES ? 'PHOTO_TOO_LARGE' : readFile(file);
}

/** Finds the pictures of a feed, checks them and keeps them by their content. */
export function photoShelf({ folder, dataDir, keep }: ShelfOptions): PhotoShelf {
  return async (address) => {
    if (address.startsWith(DEMO)) {
      const { width, height } = PLATE;
      return { picture: { id: pictureId(address), source: address, width, height } };
    }
    const bytes = await readBytes(address, folder);
    if (typeof bytes === 'string') return { code: bytes };
    const size = await measurePicture(bytes);
    if (!size) return { code: 'PHOTO_UNREADABLE' };
    const id = pictureId(bytes);
    if (keep) await keepOriginal(dataDir, id, bytes);
    return { picture: { id, source: sourceOfFile(id), ...size } };
  };
}
