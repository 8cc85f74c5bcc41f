/** An attribute takes three bits of a packed position. */
export const mostAttributes = 8;

const aloneBit = 1 << 12;
const farthestPosition = aloneBit - 1;

/**
 * Packs the position of a word in a row into sixteen bits: its attribute, whether it is the only word of a value, and
 * its position. Positions of different values are far apart, so that their words are never neighbours.
 */
export const packPosition = (attribute: number, position: number, isAlone: boolean): number =>
  (attribute << 13) | (isAlone ? aloneBit : 0) | Math.min(position, farthestPosition);

export const attributeOf = (place: number): number => place >>> 13;
export const positionOf = (place: number): number => place & farthestPosition;
export const isAlone = (place: number): boolean => (place & aloneBit) !== 0;

/** Words further apart than this count like words in different attributes. */
export const farthestApart = 8;

/** Returns 1 for neighbours in the order of the query; the reverse order is one more. */
export function distance(one: number, other: number): number {
  if (attributeOf(one) !== attributeOf(other)) return farthestApart;
  const apart = positionOf(other) - positionOf(one);
  return Math.min(apart > 0 ? apart : 1 - apart, farthestApart);
}

/** In an ordered attribute, the weight decreases over the first positions and is constant after them. */
const countedPositions = 8;

/** Returns how much less a word weighs at each packed position than at the best; `ordered` is by attribute. */
export function positionWeights(ordered: readonly boolean[]): Uint8Array {
  const weights = new Uint8Array(0x10000);
  for (let place = 0; place < weights.length; place++) {
    const attribute = attributeOf(place);
    const position = ordered[attribute] ? Math.min(positionOf(place), countedPositions - 1) : 0;
    weights[place] = attribute * countedPositions + position;
  }
  return weights;
}
