import type { ServicePointFieldsFragment } from '@patine/contract/operations';

export type PlacedPoint = { id: string; x: number; y: number };

const MARGIN = 0.18;

/** Places points by their coordinates on an area of the given size, north up, within its margins. */
export function placePoints(
  points: readonly ServicePointFieldsFragment[],
  width: number,
  height: number,
): PlacedPoint[] {
  const known = points.flatMap(({ servicePointId: id, gpsCoordinates: at }) => (at ? [{ id, ...at }] : []));
  const along = scale(known.map(({ lng }) => lng));
  const up = scale(known.map(({ lat }) => lat));
  return known.map(({ id, lat, lng }) => ({
    id,
    x: Math.round(along(lng) * width),
    y: Math.round((1 - up(lat)) * height),
  }));
}

function scale(values: readonly number[]): (value: number) => number {
  const least = Math.min(...values);
  const span = Math.max(...values) - least;
  return (value) => (span === 0 ? 0.5 : MARGIN + ((value - least) / span) * (1 - 2 * MARGIN));
}

const directions: Record<string, (from: PlacedPoint, to: PlacedPoint) => [ahead: number, aside: number]> = {
  ArrowRight: (from, to) => [to.x - from.x, to.y - from.y],
  ArrowLeft: (from, to) => [from.x - to.x, to.y - from.y],
  ArrowDown: (from, to) => [to.y - from.y, to.x - from.x],
  ArrowUp: (from, to) => [from.y - to.y, to.x - from.x],
};

/** Returns the nearest point in the direction of an arrow key, preferring those straight ahead. */
export function pointBeyond(points: readonly PlacedPoint[], id: string, key: string): string | null {
  const from = points.find((point) => point.id === id);
  const measure = directions[key];
  if (!from || !measure) return null;
  const ahead = points
    .map((point) => ({ id: point.id, off: measure(from, point) }))
    .filter(({ off: [ahead] }) => ahead > 0)
    .toSorted((a, b) => a.off[0] + 2 * Math.abs(a.off[1]) - b.off[0] - 2 * Math.abs(b.off[1]));
  return ahead[0]?.id ?? null;
}
