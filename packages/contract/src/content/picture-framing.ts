import { CENTRE, type Crop, CROP_RATIOS, type CropRatio, type Framing } from './site-pictures.ts';

/** Per mille of the picture's width and height. */
export type CropArea = { left: number; top: number; width: number; height: number };

const WHOLE = 1000;

const within = (centre: number, size: number) =>
  Math.round(Math.min(Math.max(centre - size / 2, 0), WHOLE - size));

/** The area of a picture that a crop shows: as large as the ratio and the zoom allow, and never beyond the edges. */
export function cropArea(
  { width, height }: Pick<Framing, 'width' | 'height'>,
  ratio: { width: number; height: number },
  { x, y, zoom }: Crop,
): CropArea {
  const scale = Math.min(width / ratio.width, height / ratio.height) / (zoom / 100);
  const size = {
    width: Math.round((WHOLE * ratio.width * scale) / width),
    height: Math.round((WHOLE * ratio.height * scale) / height),
  };
  return { left: within(x, size.width), top: within(y, size.height), ...size };
}

/** The stylesheet has a rule for each twentieth: `img[src*='x35y']`. */
const STEP = 50;
const percent = (perMille: number) => (Math.round(perMille / STEP) * STEP) / 10;

const digits = (number: number) => String(number).padStart(4, '0');

/**
 * The id of a picture as the shop shows it: with its focal point, which the stylesheet reads from the URL, or with the
 * area that the api cuts out of it.
 */
export function framedId(framing: Framing, ratio: CropRatio | null): string {
  const { pictureId, focalPoint, crops } = framing;
  const crop = ratio && crops[ratio];
  if (crop) {
    const { left, top, width, height } = cropArea(framing, CROP_RATIOS[ratio], crop);
    return `${pictureId}c${[left, top, width, height].map(digits).join('')}`;
  }
  const [x, y] = [percent(focalPoint.x), percent(focalPoint.y)];
  return x === CENTRE.x / 10 && y === CENTRE.y / 10 ? pictureId : `${pictureId}x${x}y${y}`;
}

const FRAMED = /^([0-9a-f]{32})(?:x\d{1,3}y\d{1,3}|c(\d{4})(\d{4})(\d{4})(\d{4}))$/;

/** Takes a framed id apart. An id without a framing is its own. */
export function readFramedId(framed: string): { id: string; area: CropArea | null } {
  const [, id, left, ...rest] = FRAMED.exec(framed) ?? [];
  if (id === undefined) return { id: framed, area: null };
  if (left === undefined) return { id, area: null };
  const [top, width, height] = rest.map(Number);
  return { id, area: { left: Number(left), top: top ?? 0, width: width ?? 0, height: height ?? 0 } };
}

/** Fields that name a picture. */
export const PICTURE_FIELDS: ReadonlySet<string> = new Set(['imageUrl', 'image', 'cover']);
/** An uploaded picture's id; pictures of the shop itself have names. */
const UPLOADED = /^[0-9a-f]{32}$/;

/** Blocks whose box has one ratio on every screen. */
const RATIO_OF: Readonly<Record<string, CropRatio>> = {
  lookInsert: 'look',
  looksCarousel: 'look',
  twoColumns: 'landscape',
  marketSquareInsert: 'landscape',
  bubble: 'square',
};

type Found = { id: string; path: string };

/** Lists the uploaded pictures that a document names, with the paths of their fields. */
export function picturesIn(value: unknown, path = ''): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]): Found[] => {
    const at = path === '' ? key : `${path}.${key}`;
    if (typeof item !== 'string') return picturesIn(item, at);
    return PICTURE_FIELDS.has(key) && UPLOADED.test(item) ? [{ id: item, path: at }] : [];
  });
}

function ratioWithin(value: object, key: string, ratio: CropRatio | null): CropRatio | null {
  if (key === 'shortcuts') return 'shortcut';
  const type = (value as { type?: unknown }).type;
  return typeof type === 'string' ? (RATIO_OF[type] ?? null) : ratio;
}

/** Replaces the ids of pictures by those that show them as editors framed them. */
export function framePictures<T>(
  document: T,
  framingOf: (id: string) => Framing | undefined,
  ratio: CropRatio | null = null,
): T {
  if (Array.isArray(document)) return document.map((item) => framePictures(item, framingOf, ratio)) as T;
  if (typeof document !== 'object' || document === null) return document;
  return Object.fromEntries(
    Object.entries(document).map(([key, item]: [string, unknown]) => {
      const own = ratioWithin(document, key, ratio);
      if (typeof item !== 'string') return [key, framePictures(item, framingOf, own)];
      const framing = PICTURE_FIELDS.has(key) ? framingOf(item) : undefined;
      return [key, framing ? framedId(framing, own) : item];
    }),
  ) as T;
}
