/** Attributes are three bits of a place. */
export const mostAttributes = 8;

const aloneBit = 1 << 12;
const farthestPosition = aloneBit - 1;

/**
 * Where a word stands in a row, as sixteen bits: its attribute, whether it is all that a value says, and its position.
 * Positions of one attribute's values lie apart, so that words of two values are never neighbours.
 */
export const packPosition = (attribute: number, position: number, isAlone: boolean): number =>
  (attribute << 13) | (isAlone ? aloneBit : 0) | Math.min(position, farthestPosition);

export const attributeOf = (place: number): number => place >>> 13;
export const positionOf = (place: number): number => place & farthestPosition;
export const isAlone = (place: number): boolean => (place & aloneBit) !== 0;

/** Two words further apart than this are no nearer to each other than two in different attributes. */
export const farthestApart = 8;

/** 1 for neighbours in the order of the query; the other way round is one further. */
export function distance(one: number, other: number): number {
  if (attributeOf(one) !== attributeOf(other)) return farthestApart;
  const apart = positionOf(other) - positionOf(one);
  return Math.min(apart > 0 ? apart : 1 - apart, farthestApart);
}

/** In an ordered attribute a word is worth less at each of its first positions, and the same after them. */
const countedPositions = 8;

/** For each place, how much a word there is worth less than one at the best; `ordered` for each attribute. */
export function positionWeights(ordered: readonly boolean[]): Uint8Array {
  const weights = new Uint8Array(0x10000);
  for (let place = 0; place < weights.length; place++) {
    const attribute = attributeOf(place);
    const position = ordered[attribute] ? Math.min(positionOf(place), countedPositions - 1) : 0;
    weights[place] = attribute * countedPositions + position;
  }
  return weights;
}
