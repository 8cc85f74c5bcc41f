import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Comparison = { same: true } | { same: false; pixels: number | null; difference: Buffer | null };

/** Compresses to WebP of quality 70; the same picture always gives the same bytes. */
export const compress = (picture: Buffer) => sharp(picture).webp({ quality: 70, effort: 3 }).toBuffer();

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Number of pixels that may differ: subpixel positions of text vary between runs. */
const ALLOWED_PIXELS = 12;

/** Compares two screenshots, ignoring antialiasing. Screenshots of different sizes differ. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  if (expected.equals(actual)) return { same: true };
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height)
    return { same: false, pixels: null, difference: null };
  const drawing = Buffer.alloc(before.data.length);
  const pixels = pixelmatch(before.data, after.data, drawing, width, height, { threshold: 0.1 });
  if (pixels <= ALLOWED_PIXELS) return { same: true };
  const difference = await sharp(drawing, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { same: false, pixels, difference };
}
