import type { PhotoLists } from '@patine/contract/resolvers';
import { type MediaWidth, mediaPath } from '@patine/contract/rest/media';
import type { PhotoRow } from './product-rows-repository.ts';

/** URLs of every photo in fixed sizes, for clients without responsive images; null without photos. */
export function photoLists(photos: readonly PhotoRow[]): PhotoLists | null {
  const at = (width: MediaWidth) => photos.map(({ id }) => mediaPath(id, width, 'jpg'));
  if (photos.length === 0) return null;
  return {
    listPortrait: at(512),
    listLight: at(384),
    listMedium: at(768),
    original: at(1536),
    thumbnail: at(256),
  };
}
