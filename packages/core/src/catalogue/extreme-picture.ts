/** A crop to the portrait boxes of cards and galleries leaves less than half of a picture beyond these ratios. */
const NARROWEST = 0.45;
const WIDEST = 1.45;

/**
 * True for a very wide or very tall picture, by its width over its height: a box shows it whole, not cropped.
 * @example isExtremePicture(3) // true
 * @example isExtremePicture(0.75) // false
 */
export const isExtremePicture = (ratio: number): boolean => ratio < NARROWEST || ratio > WIDEST;
