import path from 'node:path';
import { SITE } from './source-schemes.ts';

export const SITE_IMAGES_FOLDER = path.resolve(import.meta.dirname, '../../../content/images');

/** The picture of a listing that has none: plain paper. */
export const BLANK_PICTURE = 'blank';

const NAMES = [
  'entrance',
  'cardigan',
  'cardigandetail',
  'jeans',
  'jeansdetail',
  'jeansback',
  'sewnlabel',
  'vintage',
  'secondhand',
  'upcycled',
  'newbutgreen',
  'imperfect',
  'archive',
];

/** Images of the pages themselves, as sources by the name in their address. */
export const SITE_IMAGES: Readonly<Record<string, string>> = {
  [BLANK_PICTURE]: BLANK_PICTURE,
  ...Object.fromEntries(NAMES.map((name) => [name, `${SITE}${name}.avif`])),
};
