import { hash } from 'node:crypto';
import sharp from 'sharp';

/** A picture's place in the database. */
export type Picture = { id: string; source: string; width: number; height: number };

export const LARGEST_BYTES = 25 * 1024 * 1024;
export const MOST_PIXELS = 100_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);
const SMALLEST = 32;

/** A picture's public name, from its content or, for a drawn one, from its address. */
export const pictureId = (content: Uint8Array | string) => hash('sha256', content, 'hex').slice(0, 32);

/** The upright size of a picture that can be shown; null for anything else, a truncated file included. */
export async function measurePicture(bytes: Uint8Array): Promise<{ width: number; height: number } | null> {
  try {
    const image = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS });
    const { format, autoOrient } = await image.metadata();
    if (!FORMATS.has(format ?? '') || Math.min(autoOrient.width, autoOrient.height) < SMALLEST) return null;
    // Only decoding tells whether the file is whole.
    await image.resize(16).raw().toBuffer();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null;
  }
}
