import { MAX_UPLOAD_PIXELS, type PictureRule } from '@patine/contract/content/documents';
import sharp from 'sharp';
import { ApiError } from '../../../errors.ts';
import { decodeHeicApart, isHeic, isTooLargeHeic, SlowPictureError } from '../../media/index.ts';
import type { EncodedPicture } from './library.ts';

/** Pixels; twice the largest displayed width, so that a picture can be cropped later. */
const MAX_SIDE = 3072;
const MIN_SIDE = 32;
const PATIENCE_SECONDS = 20;

const STARTS: readonly (readonly [format: string, offset: number, bytes: string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBP'],
  ['heif', 4, 'ftypavif'],
];

/** Detects an accepted format by its first bytes. Ignores the request's content type and the file's name. */
const formatOf = (bytes: Buffer) =>
  STARTS.find(([, offset, start]) => bytes.toString('latin1', offset, offset + start.length) === start)?.[0];

const refused = (rule: PictureRule, cause?: unknown) =>
  new ApiError('VALIDATION', { fields: { image: rule } }, { cause });

const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout');

const toRefusal = (error: unknown) => {
  if (isTooLargeHeic(error)) return refused('TOO_LARGE', error);
  return refused(error instanceof SlowPictureError || isTimeout(error) ? 'TOO_SLOW' : 'UNREADABLE', error);
};

const decoded = (bytes: Buffer) =>
  isHeic(bytes)
    ? decodeHeicApart(bytes, { maxPixels: MAX_UPLOAD_PIXELS, timeoutMs: PATIENCE_SECONDS * 1000 }).catch(
        (error: unknown) => {
          throw toRefusal(error);
        },
      )
    : bytes;

/**
 * Checks an uploaded picture and encodes it again, upright and in sRGB. Drops metadata and anything else hidden in the
 * file.
 */
export async function encodeUpload(uploaded: Buffer): Promise<EncodedPicture> {
  const bytes = await decoded(uploaded);
  const format = formatOf(bytes);
  if (!format) throw refused('WRONG_TYPE');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const read = await image.metadata().catch((error: unknown) => {
    throw refused('UNREADABLE', error);
  });
  if (read.format !== format) throw refused('UNREADABLE');
  // The header gives the size before any pixel is decoded.
  if (read.width * read.height > MAX_UPLOAD_PIXELS) throw refused('TOO_LARGE');
  if (Math.min(read.width, read.height) < MIN_SIDE) throw refused('TOO_SMALL');
  const drawn = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_UPLOAD_PIXELS, pages: 1 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = read.hasAlpha ? drawn.png() : drawn.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw toRefusal(error);
  });
  return {
    data,
    width: info.width,
    height: info.height,
    type: read.hasAlpha ? 'image/png' : 'image/jpeg',
  };
}
