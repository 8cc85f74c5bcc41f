import { attributeOf } from './packed-position.ts';

/** One bit per searchable attribute. */
export type AttributeMask = number;
export const allAttributes: AttributeMask = 0xff;

export const isSearched = (attributes: AttributeMask, place: number): boolean =>
  ((attributes >>> attributeOf(place)) & 1) === 1;
