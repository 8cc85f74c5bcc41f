import type { SitePicture } from '@patine/contract/content/site-pictures';
import { expect, test } from 'vitest';
import { filterPictures } from './filter-pictures.ts';

const picture = (fileName: string, changes: Partial<SitePicture> = {}): SitePicture => ({
  id: fileName,
  pictureId: fileName,
  fileName,
  width: 60,
  height: 40,
  bytes: 1,
  type: 'image/jpeg',
  uploadedAt: '2026-01-01T00:00:00.000Z',
  author: null,
  alt: { fr: '', en: '' },
  focalPoint: { x: 500, y: 500 },
  crops: {},
  uses: [],
  ...changes,
});
const use = {
  kind: 'page',
  name: 'a',
  locale: 'fr',
  title: 'A',
  fields: ['image'],
  isPublished: true,
} as const;
const pictures = [
  picture('atelier.jpg', {
    alt: { fr: 'L’établi d’Odile', en: 'Odile’s bench' },
    uses: [{ ...use, fields: ['image'] }],
  }),
  picture('IMG_0042.HEIC', { alt: { fr: 'Une veste', en: '' } }),
];
const names = (words: string, state: Parameters<typeof filterPictures>[1]['use'] = '') =>
  filterPictures(pictures, { words, use: state }).map(({ fileName }) => fileName);

test('pictures are found by file name and by alternative text of either language, without accents', () => {
  expect(names('img_0042')).toEqual(['IMG_0042.HEIC']);
  expect(names('etabli odile')).toEqual(['atelier.jpg']);
  expect(names('BENCH')).toEqual(['atelier.jpg']);
  expect(names('bench veste')).toEqual([]);
});

test('pictures are told apart by whether a document shows them, and by a missing alternative text', () => {
  expect(names('', 'used')).toEqual(['atelier.jpg']);
  expect(names('', 'unused')).toEqual(['IMG_0042.HEIC']);
  expect(names('', 'noAlt')).toEqual(['IMG_0042.HEIC']);
});
