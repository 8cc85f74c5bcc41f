import { hash } from 'node:crypto';

/** A picture's place in the database. */
export type Picture = { id: string; source: string; width: number; height: number };

export const LARGEST_BYTES = 25 * 1024 * 1024;
export const MOST_PIXELS = 100_000_000;
/** A picture's public name, from its content or, for a drawn one, from its address. */
export const pictureId = (content: Uint8Array | string) => hash('sha256', content, 'hex').slice(0, 32);
