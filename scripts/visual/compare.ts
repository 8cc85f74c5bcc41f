import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export type Comparison = { same: true } | { same: false; pixels: number | null; difference: Buffer | null };

/** Small, and the same bytes for the same picture: what is compared is compressed in the same way on both sides. */
export const compress = (picture: Buffer) => sharp(picture).webp({ quality: 70, effort: 3 }).toBuffer();

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** A letter drawn a fraction of a pixel further on leaves a few points that nobody sees. */
const SPECKS = 12;

/** Tells two pictures apart as an eye does: smoothing at an edge is no difference, another size is. */
export async function compare(expected: Buffer, actual: Buffer): Promise<Comparison> {
  if (expected.equals(actual)) return { same: true };
  const [before, after] = await Promise.all([pixelsOf(expected), pixelsOf(actual)]);
  const { width, height } = before.info;
  if (width !== after.info.width || height !== after.info.height)
    return { same: false, pixels: null, difference: null };
  const drawing = Buffer.alloc(before.data.length);
  const pixels = pixelmatch(before.data, after.data, drawing, width, height, { threshold: 0.1 });
  if (pixels <= SPECKS) return { same: true };
  const difference = await sharp(drawing, { raw: { width, height, channels: 4 } })
    .webp()
    .toBuffer();
  return { same: false, pixels, difference };
}
