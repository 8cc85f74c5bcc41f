import { SHARE_PICTURE } from '@patine/contract/rest/share-picture';
import { colors } from '@patine/brand/colors';
import sharp from 'sharp';
import { wordmark } from '../../../wordmark.ts';
import { openPicture } from '../picture-sources.ts';
import { breakLines, drawable, FONTS, outline, type Setting, widthOf } from './fonts.ts';
import type { ShareJob, ShareImageText } from './job.ts';

const { width, height } = SHARE_PICTURE;
const PHOTO_WIDTH = 440;
const LEFT = PHOTO_WIDTH + 64;
const TEXT_WIDTH = width - LEFT - 64;
/** Aspect ratio (width to height) above which a picture fills the whole image. */
const WIDE = 1.3;
const QUALITY = 84;

/** The shop's logo, underlined by a dashed line. */
function mark(x: number, y: number, scale: number) {
  const line = y + wordmark.height * scale + 5 * scale;
  return (
    `<g fill="${colors.ink}" transform="translate(${x} ${y}) scale(${scale})">${wordmark.shapes}</g>` +
    `<path d="M${x} ${line}h${wordmark.width * scale}" stroke="${colors.garance}" stroke-width="${1.4 * scale}" stroke-dasharray="${5 * scale} ${3 * scale}"/>`
  );
}

const shape = (data: string, color: string, weight = 0) =>
  `<path d="${data}" fill="${color}"${weight > 0 ? ` stroke="${color}" stroke-width="${weight}"` : ''}/>`;

/** Font sizes to try for a name, largest first, each with its maximum number of lines. */
const NAME_SIZES = [
  { size: 66, most: 2 },
  { size: 54, most: 3 },
  { size: 46, most: 4 },
] as const;

function nameLines(name: string) {
  const text = drawable(FONTS.display, name);
  const tried = NAME_SIZES.map(({ size, most }) => {
    const setting: Setting = { face: FONTS.display, size };
    return { setting, ...breakLines(text, setting, { width: TEXT_WIDTH, most }) };
  });
  return tried.find(({ isWhole }) => isWhole) ?? tried.at(-1);
}

function prices({ price, regular }: ShareImageText, y: number): string {
  const now: Setting = { face: FONTS.text, size: 46 };
  const then: Setting = { face: FONTS.text, size: 32 };
  const text = drawable(FONTS.text, price);
  const drawn = shape(outline(text, now, LEFT, y), regular === null ? colors.ink : colors.garance, 1.2);
  if (regular === null) return drawn;
  const struck = drawable(FONTS.text, regular);
  const x = LEFT + widthOf(text, now) + 24;
  return (
    drawn +
    shape(outline(struck, then, x, y), colors.muted) +
    `<path d="M${x} ${y - 11}h${widthOf(struck, then)}" stroke="${colors.muted}" stroke-width="2.5"/>`
  );
}

function words(given: ShareImageText): string {
  const brand: Setting = { face: FONTS.text, size: 24, spacing: 3 };
  const name = nameLines(given.name);
  const size = name?.setting.size ?? 0;
  const top = given.brand ? 176 : 132;
  const lines = name?.lines ?? [];
  const last = top + size * 0.75 + (lines.length - 1) * size * 1.14;
  return [
    given.brand
      ? shape(outline(drawable(FONTS.text, given.brand.toUpperCase()), brand, LEFT, 120), colors.muted, 0.6)
      : '',
    ...lines.map((line, index) =>
      shape(
        outline(line, { face: FONTS.display, size }, LEFT, top + size * 0.75 + index * size * 1.14),
        colors.ink,
      ),
    ),
    prices(given, last + 84),
    mark(LEFT, 522, 1.5),
  ].join('');
}

const page = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colors.paper}"/>${inside}</svg>`,
  );

/** Draws the photo with name, price and logo. Without texts, a wide photo fills the image; others get the logo. */
export async function drawShare({ source, original, share }: ShareJob): Promise<Buffer> {
  const photo = (await openPicture(source, original, 512)).autoOrient().flatten({ background: colors.paper });
  const { data, info } = await photo
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (share.words === null && info.width > info.height * WIDE)
    return read
      .resize({ width, height, fit: 'cover' })
      .jpeg({ quality: QUALITY, progressive: true })
      .toBuffer();

  const beside = await read.resize({ width: PHOTO_WIDTH, height, fit: 'cover' }).png().toBuffer();
  const inside = share.words
    ? words(share.words)
    : mark(LEFT + (TEXT_WIDTH - wordmark.width * 4.4) / 2, (height - wordmark.height * 5) / 2, 4.4);
  return sharp(page(inside))
    .composite([{ input: beside, left: 0, top: 0 }])
    .flatten({ background: colors.paper })
    .jpeg({ quality: QUALITY, progressive: true })
    .toBuffer();
}
