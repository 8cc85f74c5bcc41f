import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { PHOTOGRAPH_MAX_BYTES } from '@patine/core';
import { CANVAS_SIZE } from '@patine/illustrations/canvas-size';
import {
  DEMO,
  fetchPicture,
  type FetchFailure,
  inspectPicture,
  type Picture,
  type PictureError,
  pictureId,
  sourceOfFile,
  storeOriginal,
} from '../media/index.ts';
import type { Storage } from '../../storage/storage.ts';
import type { IssueCode } from './issue.ts';

export type FoundPhoto = { picture: Picture } | { code: IssueCode };

export type PhotoFiles = (address: string) => Promise<FoundPhoto>;

type ShelfOptions = {
  /** Folders in which a relative photo path is looked for, in order; none when relative paths are not allowed. */
  folders: readonly string[];
  storage: Storage;
  /** False for a dry run: photos are checked but not stored. */
  keep: boolean;
  /** True when `demo:` URLs are allowed; a real feed must not use them. */
  isDemo: boolean;
};

const FETCH_ISSUES: Record<FetchFailure, IssueCode> = {
  ADDRESS_REFUSED: 'PHOTO_ADDRESS_REFUSED',
  NOT_FETCHED: 'PHOTO_NOT_FETCHED',
  TOO_LARGE: 'PHOTO_TOO_LARGE',
};

async function readBytes(address: string, folders: readonly string[]): Promise<Uint8Array | IssueCode> {
  if (/^https?:/i.test(address)) {
    const fetched = await fetchPicture(address);
    return typeof fetched === 'string' ? FETCH_ISSUES[fetched] : fetched;
  }
  for (const folder of folders) {
    const file = path.resolve(folder, address);
    if (path.relative(folder, file).startsWith('..')) return 'PHOTO_ADDRESS_REFUSED';
    const found = await stat(file).catch(() => null);
    if (found?.isFile()) return found.size > PHOTOGRAPH_MAX_BYTES ? 'PHOTO_TOO_LARGE' : readFile(file);
  }
  return 'PHOTO_MISSING';
}

const ERRORS: Record<PictureError, IssueCode> = {
  UNREADABLE: 'PHOTO_UNREADABLE',
  DAMAGED: 'PHOTO_DAMAGED',
  HEIC: 'PHOTO_HEIC',
  TOO_MANY_PIXELS: 'PHOTO_TOO_MANY_PIXELS',
  TOO_SMALL: 'PHOTO_TOO_SMALL',
};

/** Loads and checks the photos of a feed, and stores each file under a hash of its content. */
export function photoFiles({ folders, storage, keep, isDemo }: ShelfOptions): PhotoFiles {
  return async (address) => {
    if (address.startsWith(DEMO)) {
      if (!isDemo) return { code: 'PHOTO_ADDRESS_REFUSED' };
      const { width, height } = CANVAS_SIZE;
      return { picture: { id: pictureId(address), source: address, width, height } };
    }
    const bytes = await readBytes(address, folders);
    if (typeof bytes === 'string') return { code: bytes };
    const found = await inspectPicture(bytes);
    if ('error' in found) return { code: ERRORS[found.error] };
    const id = pictureId(bytes);
    if (keep) await storeOriginal(storage, id, bytes);
    return { picture: { id, source: sourceOfFile(id), ...found.size } };
  };
}
