/** A place on a picture as shares of its width and of its height. */
export type PicturePoint = readonly [x: number, y: number];

export type PictureLine = {
  /** Name of the measure in the catalogue. */
  name: string;
  /** Where the tape lies: two points or more. */
  points: readonly PicturePoint[];
};

/** Shares of a line at which its label may stand, best first. */
const SHARES = [0.5, 0.66, 0.34, 0.8, 0.2, 0.92, 0.08];
/** A label needs this much of the picture for itself: 78 by 44 px on a phone, so that a finger finds it. */
const WIDTH = 0.2;
const HEIGHT = 0.075;
/** Heights by which a label leaves its line when none of its places is free. */
const STEPS = [0, 1, -1, 2, -2];

/** The point at a share of a line's length. */
export function pointAt(points: readonly PicturePoint[], share: number): PicturePoint {
  const lengths = points.slice(1).map(([x, y], at) => Math.hypot(x - points[at]![0], y - points[at]![1]));
  let left = lengths.reduce((sum, length) => sum + length, 0) * share;
  for (const [at, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [[x1, y1], [x2, y2]] = [points[at]!, points[at + 1]!];
      return [x1 + ((x2 - x1) * left) / length, y1 + ((y2 - y1) * left) / length];
    }
    left -= length;
  }
  return points.at(-1) ?? [0.5, 0.5];
}

/** One label, less what a sum of shares is rounded by. */
const APART = 0.999;

/** How far two labels are apart, in labels: below 1 they touch. */
const distance = ([x1, y1]: PicturePoint, [x2, y2]: PicturePoint) =>
  Math.max(Math.abs(x1 - x2) / WIDTH, Math.abs(y1 - y2) / HEIGHT);

/**
 * Where each line's label stands: on its line, as near its middle as the labels before it allow; beside it if they allow none.
 * @example labelPlaces([{ name: 'bust', points: [[0.3, 0.4], [0.7, 0.4]] }]).get('bust') // [0.5, 0.4]
 */
export function labelPlaces(lines: readonly PictureLine[]): ReadonlyMap<string, PicturePoint> {
  const places = new Map<string, PicturePoint>();
  for (const { name, points } of lines) {
    const onLine = SHARES.map((share) => pointAt(points, share));
    const choices = STEPS.flatMap((step) => onLine.map(([x, y]): PicturePoint => [x, y + step * HEIGHT]));
    const isFree = (place: PicturePoint) =>
      [...places.values()].every((each) => distance(each, place) >= APART);
    places.set(name, choices.find(isFree) ?? choices[0]!);
  }
  return places;
}
