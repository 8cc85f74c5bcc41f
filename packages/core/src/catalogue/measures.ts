/** Measures that the feed gives around the body; on the flat garment they are half as long. */
const GIRTHS: ReadonlySet<string> = new Set(['bust', 'waist', 'hips', 'thigh', 'hem']);

/**
 * Converts a measure of the feed to centimetres on the flat garment: a bust of 118 becomes 59, armpit to armpit; a
 * length of 66 stays 66.
 */
export const flatMeasure = (name: string, centimetres: number): number =>
  GIRTHS.has(name) ? centimetres / 2 : centimetres;
