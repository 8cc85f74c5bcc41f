import { MAX_UPLOAD_BYTES } from '@patine/contract/content/documents';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export const PICTURE_TYPES = TYPES.join(',');

export type PictureRefusal = 'type' | 'size';

/** What can be said of a file before it is sent. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): PictureRefusal | null {
  if (!TYPES.includes(type)) return 'type';
  return size > MAX_UPLOAD_BYTES ? 'size' : null;
}

/** The first picture among what was dropped or pasted; a file of another kind is handed back to be refused. */
export const pictureIn = (files: Iterable<File> | undefined): File | undefined => {
  const given = [...(files ?? [])];
  return given.find(({ type }) => TYPES.includes(type)) ?? given[0];
};

type Pixels = { width: number; height: number };

/** The part of a picture that is seen in a place of another shape, which cuts it at its middle. */
export function seenPart({ width, height }: Pixels, place: Pixels): Pixels {
  const scale = Math.min(width / place.width, height / place.height);
  return { width: Math.round(place.width * scale), height: Math.round(place.height * scale) };
}
