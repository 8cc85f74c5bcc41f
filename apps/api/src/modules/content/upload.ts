import { randomUUID } from 'node:crypto';
import type { UploadedImage } from '@patine/contract/content/documents';
import sharp from 'sharp';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { QueueFullError, storePicture, workQueue } from '../media/index.ts';

/** Covers phone cameras. A small file can claim more pixels in order to exhaust the memory. */
const MAX_PIXELS = 64_000_000;
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

/** Detects an accepted format by its first bytes. Ignores the request's content type. */
const formatOf = (bytes: Buffer) =>
  STARTS.find(([, offset, start]) => bytes.toString('latin1', offset, offset + start.length) === start)?.[0];

const refused = (rule: 'UNREADABLE' | 'TOO_LARGE' | 'TOO_SMALL', cause?: unknown) =>
  new ApiError('VALIDATION', { fields: { image: rule } }, { cause });

/** Re-encodes the picture, upright and in sRGB. Drops metadata and anything else hidden in the file. */
async function drawAnew(bytes: Buffer) {
  const format = formatOf(bytes);
  if (!format) throw refused('UNREADABLE');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 });
  const read = await image.metadata().catch((error: unknown) => {
    throw refused('UNREADABLE', error);
  });
  if (read.format !== format) throw refused('UNREADABLE');
  // The header gives the size before any pixel is decoded.
  if (read.width * read.height > MAX_PIXELS) throw refused('TOO_LARGE');
  if (Math.min(read.width, read.height) < MIN_SIDE) throw refused('TOO_SMALL');
  const drawn = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 })
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = read.hasAlpha ? drawn.png() : drawn.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return encoded.toBuffer({ resolveWithObject: true }).catch((error: unknown) => {
    throw refused('UNREADABLE', error);
  });
}

/** One at a time, because re-encoding a large picture takes some hundred megabytes of memory. */
const inTurn = workQueue<UploadedImage>({ atOnce: 1, mostWaiting: 8 });

/** Stores an editor's picture and returns its id and size. */
export const storeUpload = ({ db, config }: Pick<Services, 'db' | 'config'>, bytes: Buffer) =>
  inTurn(randomUUID(), async () => {
    const { data, info } = await drawAnew(bytes);
    const { width, height } = info;
    return { id: await storePicture({ db, config }, data, { width, height }), width, height };
  }).catch((error: unknown) => {
    if (error instanceof QueueFullError) throw new ApiError('OVERLOADED', { retryAfter: 5 });
    throw error;
  });
