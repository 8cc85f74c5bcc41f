import { MAX_UPLOAD_BYTES } from '@patine/contract/content/documents';

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'];
/** Browsers that cannot show HEIC do not know its type either. */
const HEIC_NAME = /\.hei[cf]$/i;

/** What a file chooser offers. */
export const PICTURE_TYPES = [...TYPES, '.heic', '.heif'].join(',');

export type PictureRefusal = 'type' | 'size';

type Named = Pick<File, 'type' | 'name'>;

const isPicture = ({ type, name }: Named) =>
  TYPES.includes(type) || (!type.startsWith('image/') && HEIC_NAME.test(name));

/** What can be said of a file before it is sent. */
export function refusalOf({ size, type, name }: Named & Pick<File, 'size'>): PictureRefusal | null {
  if (!isPicture({ type, name })) return 'type';
  return size > MAX_UPLOAD_BYTES ? 'size' : null;
}

/** The first picture among what was dropped or pasted; a file of another kind is handed back to be refused. */
export const pictureIn = (files: Iterable<File> | undefined): File | undefined => {
  const given = [...(files ?? [])];
  return given.find((file) => isPicture(file)) ?? given[0];
};

type Pixels = { width: number; height: number };

/** The part of a picture that is seen in a place of another shape. */
export function seenPart({ width, height }: Pixels, place: Pixels): Pixels {
  const scale = Math.min(width / place.width, height / place.height);
  return { width: Math.round(place.width * scale), height: Math.round(place.height * scale) };
}
