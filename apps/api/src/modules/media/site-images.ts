import path from 'node:path';
import { SITE } from './source-schemes.ts';

export const SITE_IMAGES_FOLDER = path.resolve(import.meta.dirname, '../../../content/images');

/** The picture of a listing without photos: a drawn hanger. */
export const BLANK_PICTURE = 'nophoto';

const NAMES = [
  'entrance',
  'cardigan',
  'cardigandetail',
  'twocardigans',
  'jeans',
  'jeansback',
  'threejeans',
  'twopieces',
  'sewnlabel',
  'vintage',
  'secondhand',
  'upcycled',
  'newbutgreen',
  'imperfect',
  'archive',
];

/** The sources of the site's own images, by the name in their URL. */
export const SITE_IMAGES: Readonly<Record<string, string>> = {
  [BLANK_PICTURE]: BLANK_PICTURE,
  ...Object.fromEntries(NAMES.map((name) => [name, `${SITE}${name}.avif`])),
};
