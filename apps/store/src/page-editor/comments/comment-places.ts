import type { Comment, CommentPlace } from '@patine/contract/content/comments';
import { excerptOf } from '../excerpt.ts';
import type { PageDraft } from '../page-draft.ts';

type Placed = CommentPlace & { key: string };

const placesIn = ({ zones }: PageDraft): Placed[] =>
  zones.flatMap(({ id, blocks }) =>
    blocks.map(({ key, block }, index) => ({
      key,
      type: block.type,
      zone: id,
      index,
      excerpt: excerptOf(block),
    })),
  );

/** What a comment on a block remembers of it. */
export function placeOf(page: PageDraft, key: string): CommentPlace | null {
  const found = placesIn(page).find((place) => place.key === key);
  if (!found) return null;
  const { key: _, ...place } = found;
  return place;
}

/** The block that a comment is about: with the same words wherever it is now, or else of its type in its place. */
function blockOf(places: readonly Placed[], { type, zone, index, excerpt }: CommentPlace): string | null {
  const alike = places.filter((place) => place.type === type);
  const isThere = (place: Placed) => place.zone === zone && place.index === index;
  const same = alike.filter((place) => place.excerpt === excerpt);
  return (same.find(isThere) ?? same[0] ?? alike.find(isThere))?.key ?? null;
}

/** Comments by the key of the block that they are about; null for the whole page, and for blocks that are gone. */
export function commentsByBlock(
  page: PageDraft,
  comments: readonly Comment[],
): ReadonlyMap<string | null, readonly Comment[]> {
  const places = placesIn(page);
  return Map.groupBy(comments, ({ place }) => place && blockOf(places, place));
}
