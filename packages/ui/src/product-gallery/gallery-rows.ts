/** Width over height of a photograph whose own is unknown: that of a card. */
const PORTRAIT = 512 / 764;
/** A photograph wider than this would leave the one beside it too small: it has a row of its own. */
const WIDEST_OF_PAIR = 1.45;

export type GalleryPlace = {
  /** Width over height. */
  ratio: number;
  /** Part of the row's width; null for a photograph that is alone on its row. */
  share: number | null;
};

function pair(left: GalleryPlace | undefined, right: GalleryPlace | undefined) {
  if (!left || !right) return;
  left.share = left.ratio / (left.ratio + right.ratio);
  right.share = 1 - left.share;
}

/**
 * Places photographs two by two on wide screens, in display order: both of a row are whole and of one height, so their widths
 * are as their ratios. An odd number begins with one alone; a wide one between them divides them.
 * @example galleryRows([0.5, 0.5]) // both have a share of 0.5
 * @example galleryRows([0.5, 0.5, 0.5]) // the first is alone
 * @example galleryRows([3, 0.5, 0.5]) // the first is alone, being wide
 */
export function galleryRows(ratios: readonly (number | undefined)[]): GalleryPlace[] {
  const places: GalleryPlace[] = ratios.map((ratio) => ({
    ratio: ratio !== undefined && ratio > 0 ? ratio : PORTRAIT,
    share: null,
  }));
  for (let start = 0; start < places.length;) {
    const wide = places.findIndex(({ ratio }, at) => at >= start && ratio > WIDEST_OF_PAIR);
    const end = wide < 0 ? places.length : wide;
    for (let at = start + ((end - start) % 2); at < end; at += 2) pair(places[at], places[at + 1]);
    start = end + 1;
  }
  return places;
}

/** Ratio of the frame in which a phone shows one photograph after the other: the first one's, unless it is extreme. */
export const frameRatio = ([first]: readonly GalleryPlace[]): number =>
  Math.min(1.25, Math.max(0.6, first?.ratio ?? PORTRAIT));
