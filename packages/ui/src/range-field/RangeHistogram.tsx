import type { Bounds, Range } from './range.ts';

export type RangeHistogramProps = {
  /** Items in each equal slice of the bounds. */
  counts: readonly number[];
  /** Lowest and highest value that can be chosen; the slices share what is between. */
  bounds: Bounds;
  /** What is chosen: its slices are in colour. */
  range: Range;
};

const height = 48;
/** The least height of a slice that holds something, so that one item is still seen. */
const least = 3;

/** Drawn with attributes alone: the page allows no inline style. */
export function RangeHistogram({ counts, bounds, range }: RangeHistogramProps) {
  const span = bounds.max - bounds.min;
  const percent = (value: number) => ((value - bounds.min) / span) * 100;
  const [from, to] = span === 0 ? [0, 100] : [percent(range[0]), percent(range[1])];
  const tallest = Math.max(1, ...counts);
  const slice = 100 / (counts.length || 1);

  return (
    <div aria-hidden className="px-3">
      <svg
        className={counts.length > 0 ? 'block h-12 w-full' : 'hidden'}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
      >
        {counts.map((count, index) => {
          const tall = count === 0 ? 0 : Math.max(least, (count / tallest) * height);
          const middle = (index + 0.5) * slice;
          return (
            <rect
              key={middle}
              x={middle - slice * 0.42}
              width={slice * 0.84}
              y={height - tall}
              height={tall}
              className={middle >= from && middle <= to ? 'fill-garance/75' : 'fill-line'}
            />
          );
        })}
      </svg>
      <svg className="block h-0.5 w-full overflow-visible">
        <rect width="100%" height="2" className="fill-line" />
        <rect x={`${from}%`} width={`${to - from}%`} height="2" className="fill-ink" />
      </svg>
    </div>
  );
}
