import { PHOTOGRAPH_MAX_PIXELS, PHOTOGRAPH_MIN_PX } from '@patine/core';
import sharp from 'sharp';
import { isHeic } from './heic.ts';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);
export type PictureError = 'UNREADABLE' | 'DAMAGED' | 'HEIC' | 'TOO_MANY_PIXELS' | 'TOO_SMALL';
export type Inspected = { size: { width: number; height: number } } | { error: PictureError };

/** Returns the upright size of a valid picture, or why it is invalid. */
export async function inspectPicture(bytes: Uint8Array): Promise<Inspected> {
  if (isHeic(bytes)) return { error: 'HEIC' };
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !FORMATS.has(metadata.format)) return { error: 'UNREADABLE' };
  const { width, height } = metadata.autoOrient;
  const whole = { left: 0, top: 0, width: metadata.width, height: metadata.height };
  if (width * height > PHOTOGRAPH_MAX_PIXELS) return { error: 'TOO_MANY_PIXELS' };
  if (Math.min(width, height) < PHOTOGRAPH_MIN_PX) return { error: 'TOO_SMALL' };
  try {
    // Only decoding every pixel detects damage. Without `extract`, sharp would decode a downscaled version.
    await sharp(bytes, { failOn: 'warning', limitInputPixels: PHOTOGRAPH_MAX_PIXELS })
      .extract(whole)
      .resize(16)
      .raw()
      .toBuffer();
    return { size: { width, height } };
  } catch {
    return { error: 'DAMAGED' };
  }
}
