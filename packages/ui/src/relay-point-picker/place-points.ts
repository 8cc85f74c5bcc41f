import type { ServicePointFieldsFragment } from '@patine/contract/operations';

export type PlacedPoint = { id: string; x: number; y: number };

const MARGIN = 0.18;

/** Puts points on a sheet of the given size by their coordinates, north up, all of them inside its margins. */
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
