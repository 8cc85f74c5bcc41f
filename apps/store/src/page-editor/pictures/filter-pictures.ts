import type { SitePicture } from '@patine/contract/content/site-pictures';

export const PICTURE_USES = ['used', 'unused', 'noAlt'] as const;
export type PictureUseState = (typeof PICTURE_USES)[number];

export type PictureFilter = { words: string; use: PictureUseState | '' };

export const EVERY_PICTURE: PictureFilter = { words: '', use: '' };

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const hasUse = ({ uses, alt }: SitePicture, use: PictureFilter['use']) => {
  if (use === '') return true;
  if (use === 'noAlt') return Object.values(alt).some((text) => text === '');
  return uses.length > 0 === (use === 'used');
};

/** The pictures whose file name or alternative text, in any language, has all of the words. */
export function filterPictures(pictures: readonly SitePicture[], { words, use }: PictureFilter) {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return pictures.filter((picture) => {
    const text = plain([picture.fileName, ...Object.values(picture.alt)].join(' '));
    return hasUse(picture, use) && wanted.every((word) => text.includes(word));
  });
}
