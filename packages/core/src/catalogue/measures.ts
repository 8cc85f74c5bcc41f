/** Measures that a feed gives around the body; a garment lies flat at half of them. */
const GIRTHS: ReadonlySet<string> = new Set(['bust', 'waist', 'hips', 'thigh', 'hem']);

/**
 * Centimetres as a tape reads them on the flat garment, from what a feed says: a bust of 118 is 59 from armpit to
 * armpit; a length of 66 stays 66.
 */
export const flatMeasure = (name: string, centimetres: number): number =>
  GIRTHS.has(name) ? centimetres / 2 : centimetres;
