import { PHOTOGRAPH_MAX_PIXELS, PHOTOGRAPH_MIN_PX } from '@patine/core';
import sharp from 'sharp';

const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff', 'gif']);
/** File type brands of HEIC, which phones save and sharp cannot decode. AVIF uses the same container. */
const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']);

export type PictureError = 'UNREADABLE' | 'DAMAGED' | 'HEIC' | 'TOO_MANY_PIXELS' | 'TOO_SMALL';
export type Inspected = { size: { width: number; height: number } } | { error: PictureError };

function isHeic(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (head.slice(4, 8) !== 'ftyp' || head.includes('avif')) return false;
  const brands = [head.slice(8, 12), ...(head.slice(16).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => HEIC_BRANDS.has(brand));
}

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
