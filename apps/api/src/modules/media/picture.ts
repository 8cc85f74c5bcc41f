import { hash } from 'node:crypto';

/** A row of the pictures table. */
export type Picture = { id: string; source: string; width: number; height: number };

/** Hashes a picture's content, or the URL of a drawn one, to its public id. */
export const pictureId = (content: Uint8Array | string) => hash('sha256', content, 'hex').slice(0, 32);
