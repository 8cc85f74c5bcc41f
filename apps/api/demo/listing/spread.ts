import type { Kind } from '@patine/illustrations';
import type { Listing } from './listing.ts';

/** A listing, and the drop that it is in, an empty string for none. */
export type Placed = { listing: Listing; drop: string };

/** Listings among which the next one is chosen: enough for a choice, few enough that the list stays as mixed as it was drawn. */
const CHOICE = 60;
/** What it counts that all of a kind are left, against none: without it the last ones would be of the most frequent kind. */
const BEHIND = 120;
/** A row of the widest list. */
const ROW = 5;
/** Pieces so near that they stand side by side where a list leaves out the one between them. */
const NEAR = 3;

/** Kinds with nearly one outline. */
const OUTLINES: Readonly<Record<Kind, string>> = {
  dress: 'dress',
  skirt: 'dress',
  jeans: 'trousers',
  shorts: 'trousers',
  jacket: 'jacket',
  coat: 'jacket',
  shirt: 'top',
  jumper: 'top',
  tshirt: 'top',
  bag: 'bag',
  shoes: 'shoes',
  hat: 'hat',
  scarf: 'scarf',
};

/** How alike two pieces are that follow each other in a list of their kind. */
function likeness(a: Listing, b: Listing): number {
  const sameStyle = a.traits.style === b.traits.style && a.traits.cut === b.traits.cut;
  return (
    (a.color === b.color ? 3 : 0) +
    (a.pattern !== 'plain' && a.pattern === b.pattern ? 2 : 0) +
    (sameStyle ? 1 : 0)
  );
}

/** How alike the pieces of a row would be with this one; the nearest count most. */
const rowLikeness = (listing: Listing, row: readonly Listing[]): number =>
  row.reduce((sum, { kind, color }, i) => {
    const isNear = i < NEAR;
    const sameKind = kind === listing.kind ? 2 * (ROW - i) : 0;
    const sameOutline = isNear && OUTLINES[kind] === OUTLINES[listing.kind] ? 2 * (NEAR - i) : 0;
    const sameColor = isNear && color === listing.color ? 2 * (NEAR - i) : 0;
    return sum + sameKind + sameOutline + sameColor;
  }, 0);

function countKinds(placed: readonly Placed[]): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { listing } of placed) counts.set(listing.kind, (counts.get(listing.kind) ?? 0) + 1);
  return counts;
}

/**
 * Orders listings so that neighbours differ: in the whole list, in the list of one kind and in a drop. It begins at the end, since
 * the last listings are the newest and stand first in the shop; what is left over at the end of the choice is the oldest.
 */
export function spread<T extends Placed>(drawn: readonly T[]): T[] {
  const left = drawn.toReversed();
  const spreadOut: T[] = [];
  const lastOfKind = new Map<Kind, Listing>();
  const lastOfDrop = new Map<string, Listing>();
  const row: Listing[] = [];
  const total = countKinds(drawn);
  const waiting = countKinds(drawn);
  const cost = ({ listing, drop }: T) => {
    const ofKind = lastOfKind.get(listing.kind);
    const ofDrop = lastOfDrop.get(drop);
    return (
      rowLikeness(listing, row) -
      (BEHIND * waiting.get(listing.kind)!) / total.get(listing.kind)! +
      (ofKind ? likeness(ofKind, listing) : 0) +
      (ofDrop ? (ofDrop.kind === listing.kind ? 2 : 0) + (ofDrop.color === listing.color ? 2 : 0) : 0)
    );
  };
  while (left.length > 0) {
    const choice = left.slice(0, CHOICE).map(cost);
    const at = choice.indexOf(Math.min(...choice));
    const [chosen] = left.splice(at, 1) as [T];
    spreadOut.unshift(chosen);
    const { listing, drop } = chosen;
    waiting.set(listing.kind, waiting.get(listing.kind)! - 1);
    lastOfKind.set(listing.kind, listing);
    if (drop !== '') lastOfDrop.set(drop, listing);
    row.unshift(listing);
    row.length = Math.min(row.length, ROW);
  }
  return spreadOut;
}
