import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { NoticePicture, StoreSettings } from '../src/lib/store-settings.ts';
import { guaranteeNoticePath } from '../src/paths.ts';

const TYPES = { svg: 'image/svg+xml', png: 'image/png' } as const;
type Format = keyof typeof TYPES;
const FORMATS = Object.keys(TYPES) as Format[];

/** Largest file, so that a product page stays light. */
const MAX_BYTES = 1_000_000;
/** Smallest width in pixels at which the notice's text can be read. */
const MIN_WIDTH = 600;
const MAX_SIDE = 6_000;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

type Size = { width: number; height: number };

/** A file of the operator's, served byte for byte. */
export type GuaranteeNotice = { picture: NoticePicture; type: string; bytes: Buffer };
export type GuaranteeNotices = Partial<Record<Locale, GuaranteeNotice>>;

const SIZES: Readonly<Record<Format, (bytes: Buffer) => Size | null>> = {
  png: (bytes) =>
    bytes.length > 24 && bytes.subarray(0, 8).equals(PNG_SIGNATURE)
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : null,
  // A drawing has the proportions of its view box and is legible at any width.
  svg: (bytes) => {
    const [root = ''] = /<svg\s[^>]*>/.exec(bytes.toString('utf8')) ?? [];
    const [, width = '', height = ''] =
      /\sviewBox=["'][-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(root) ?? [];
    if (!(Number(width) > 0 && Number(height) > 0)) return null;
    return { width: MIN_WIDTH, height: Math.round((MIN_WIDTH * Number(height)) / Number(width)) };
  },
};

function readNotice(file: string, locale: Locale, format: Format): GuaranteeNotice {
  const refuse = (reason: string) => new Error(`GUARANTEE_NOTICES: ${file} ${reason}`);
  const bytes = readFileSync(file);
  if (bytes.length > MAX_BYTES) throw refuse(`is larger than ${MAX_BYTES / 1_000_000} MB`);
  const size = SIZES[format](bytes);
  if (!size)
    throw refuse(format === 'png' ? 'is no PNG picture' : 'is no SVG drawing with a viewBox on its root');
  const { width, height } = size;
  if (width < MIN_WIDTH || Math.max(width, height) > MAX_SIDE || height === 0)
    throw refuse(
      `is ${width} × ${height} pixels: set it to one at least ${MIN_WIDTH} wide, and at most ${MAX_SIDE} in width and height`,
    );
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  const src = guaranteeNoticePath(locale, hash, format);
  return { picture: { src, width, height }, type: TYPES[format], bytes };
}

/**
 * Reads the pictures of the harmonised notice on the legal guarantee (Regulation (EU) 2025/1960), which the Commission publishes for
 * each language. Throws for a file that is unusable, and for two of one language.
 */
export function readGuaranteeNotices(folder: string | undefined): GuaranteeNotices {
  if (folder === undefined) return {};
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    throw new Error(`GUARANTEE_NOTICES: ${folder} is no folder that can be read`);
  }
  const notices: GuaranteeNotices = {};
  for (const locale of LOCALES) {
    const [format, second] = FORMATS.filter((candidate) => names.includes(`${locale}.${candidate}`));
    if (second) throw new Error(`GUARANTEE_NOTICES: ${folder} has two files for ${locale}`);
    if (format) notices[locale] = readNotice(path.join(folder, `${locale}.${format}`), locale, format);
  }
  return notices;
}

export const noticePicture = (notice: GuaranteeNotice | undefined): Pick<StoreSettings, 'guaranteeNotice'> =>
  notice ? { guaranteeNotice: notice.picture } : {};

/** Serves each picture as it was published. A drawing that is opened by itself runs nothing. */
export function serveGuaranteeNotices(app: FastifyInstance, notices: GuaranteeNotices) {
  for (const { picture, type, bytes } of Object.values(notices))
    app.get(picture.src, (_, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        })
        .type(type)
        .send(bytes),
    );
}
