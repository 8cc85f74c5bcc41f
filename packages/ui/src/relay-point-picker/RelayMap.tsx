import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { placePoints } from './place-points.ts';

export type RelayMapProps = {
  points: readonly ServicePointFieldsFragment[];
  /** Id of the chosen point. */
  chosen: string | null;
};

const WIDTH = 480;
const HEIGHT = 300;
const PIN = 'M0 0c-3-8-12-13-12-23a12 12 0 0 1 24 0c0 10-9 15-12 23Z';
const STREETS = ['M0 62h480M0 246h480M62 0v300M404 0v300', 'M158 0 196 300M292 0 270 300M0 128l480 30'];

/** A drawn map: where the points lie to one another. The list beside it says everything. */
export function RelayMap({ points, chosen }: RelayMapProps) {
  // The chosen pin is drawn last, over its neighbours.
  const placed = placePoints(points, WIDTH, HEIGHT).toSorted(
    (a, b) => Number(a.id === chosen) - Number(b.id === chosen),
  );
  return (
    <svg
      data-slot="relay-map"
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-56 w-full rounded bg-ecru sm:sticky sm:top-6 sm:h-80"
    >
      <path d={STREETS[0]} className="fill-none stroke-paper stroke-[12]" />
      <path
        d="M-10 214c90-40 170 14 256-22 76-32 110-98 250-88"
        className="fill-none stroke-denim/30 stroke-[26]"
      />
      <path d={STREETS[1]} className="fill-none stroke-paper stroke-[9]" />
      {placed.map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y}) scale(${id === chosen ? 1.5 : 1})`}>
          <path d={PIN} className={id === chosen ? 'fill-garance' : 'fill-ink'} />
          <circle cy="-23" r="4.5" className="fill-paper" />
        </g>
      ))}
    </svg>
  );
}
