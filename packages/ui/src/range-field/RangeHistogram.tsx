import type { Range } from './range.ts';

export type RangeHistogramProps = {
  /** Number of items in each slice; all slices are drawn equally wide. */
  counts: readonly number[];
  /** Selected part in percent of the width; its slices are coloured. */
  range: Range;
};

const height = 48;
/** Minimum height of a non-empty slice, so that a single item is visible. */
const least = 3;

/** SVG attributes only, because inline styles are forbidden. */
export function RangeHistogram({ counts, range: [from, to] }: RangeHistogramProps) {
  const tallest = Math.max(1, ...counts);
  const slice = 100 / (counts.length || 1);

  return (
    <div aria-hidden className="mirrored px-3">
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
