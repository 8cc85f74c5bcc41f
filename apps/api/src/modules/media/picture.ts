import { hash } from 'node:crypto';

/** A row of the pictures table. */
export type Picture = { id: string; source: string; width: number; height: number };

export const MAX_BYTES = 25 * 1024 * 1024;
export const MAX_PIXELS = 100_000_000;
/** Hashes a picture's content, or the URL of a drawn one, to its public id. */
export const pictureId = (content: Uint8Array | string) => hash('sha256', content, 'hex').slice(0, 32);
