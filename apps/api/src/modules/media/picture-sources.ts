import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MeasureLine } from '@patine/contract/resolvers';
import type { MediaWidth } from '@patine/contract/rest/media';
import { PHOTOGRAPH_MAX_PIXELS } from '@patine/core';
import sharp, { type Sharp } from 'sharp';
import { emptyHanger } from './empty-hanger.ts';
import { BLANK_PICTURE, SITE_IMAGES_FOLDER } from './site-images.ts';
import { DEMO, FILE, SITE } from './source-schemes.ts';

/** Opens a picture by the part of its source after the scheme. */
type PictureSource = (
  name: string,
  options: { original: Uint8Array | null; width: MediaWidth },
) => Promise<Sharp>;

const open = (bytes: Uint8Array) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: PHOTOGRAPH_MAX_PIXELS });

const hanger = (width: MediaWidth) => sharp(Buffer.from(emptyHanger(width)));

/** Null for an address that cannot be drawn, as of another version: the product is shown without its picture, not refused. */
async function illustrationAt(address: string) {
  const { parseAddress } = await import('@patine/illustrations');
  try {
    return parseAddress(address);
  } catch {
    return null;
  }
}

const SOURCES: Readonly<Record<string, PictureSource>> = {
  [FILE]: async (name, { original }) => {
    if (!original) throw new Error(`The file of picture ${name} was not passed`);
    return open(original);
  },
  [SITE]: async (name) => open(await readFile(path.join(SITE_IMAGES_FOLDER, name))),
  // Imported lazily, because only the demo catalogue needs the illustrations.
  [DEMO]: async (address, { width }) => {
    const { drawIllustration } = await import('@patine/illustrations');
    if (!(await illustrationAt(address))) return hanger(width);
    const { data, info } = await drawIllustration(address, width);
    return sharp(data, { raw: info });
  },
};

/** Opens the picture of a source (`scheme:name`), whose file is `original` if it is one. Illustrations are drawn at `width`. */
export async function openPicture(
  source: string,
  original: Uint8Array | null,
  width: MediaWidth,
): Promise<Sharp> {
  if (source === BLANK_PICTURE) return hanger(width);
  const end = source.indexOf(':') + 1;
  const read = SOURCES[source.slice(0, end)];
  if (!read) throw new Error(`Unknown scheme in picture source ${source}`);
  return read(source.slice(end), { original, width });
}

/** Illustrations whose measures are remembered: a garment is laid out anew for each, which takes some milliseconds. */
const MAX_MEASURED = 5_000;
const measured = new Map<string, Promise<MeasureLine[] | null>>();

async function layOut(address: string): Promise<MeasureLine[] | null> {
  const { measurePoints } = await import('@patine/illustrations');
  const illustration = await illustrationAt(address);
  if (!illustration) return null;
  const lines = Object.entries(measurePoints(illustration));
  return lines.map(([name, points]) => ({ name, points: points.map((point) => [...point]) }));
}

/** Where measures lie on the picture of a source: known for the front of an illustration, which was drawn by them. */
export async function measureLines(source: string): Promise<MeasureLine[] | null> {
  if (!source.startsWith(DEMO)) return null;
  const known = measured.get(source) ?? layOut(source.slice(DEMO.length));
  measured.delete(source);
  measured.set(source, known);
  if (measured.size > MAX_MEASURED) measured.delete(measured.keys().next().value ?? '');
  return known;
}
