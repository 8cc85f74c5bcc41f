import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { FIGURE_DRAWINGS, FIGURE_HEIGHT, type Figure, type MeasureLine } from './figures.ts';

export type MeasureFigureProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The garment that is drawn. */
  figure: Figure;
  /** Names of the measures whose lines are drawn; those that the figure does not know are left out. */
  names: readonly string[];
  /** The measure that is pointed at: its line is in the accent colour. */
  active?: string | null;
  /** What stands on each line: a letter, or the value. */
  label: (name: string) => ReactNode;
};

/** Names of those measures that a figure can show. */
export const namesOnFigure = (figure: Figure, names: readonly string[]) =>
  names.filter((name) => Object.hasOwn(FIGURE_DRAWINGS[figure].lines, name));

const WHOLE = { top: 0, height: FIGURE_HEIGHT };

const spot = ({ from, to, at }: MeasureLine, { top, height }: typeof WHOLE): CSSProperties => ({
  left: `${((from[0] + (to[0] - from[0]) * at + 100) / 200) * 100}%`,
  top: `${((from[1] + (to[1] - from[1]) * at - top) / height) * 100}%`,
});

/** Strokes across both ends of a line, at right angles to it. */
function ends({ from, to }: MeasureLine): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const size = 4 / Math.max(1, Math.hypot(dx, dy));
  return [from, to]
    .map(([x, y]) => `M${x - dy * size} ${y + dx * size}L${x + dy * size} ${y - dx * size}`)
    .join('');
}

/** A garment in outline with a line for each measure. Hidden from assistive technology: a table beside it has the same. */
export function MeasureFigure({
  figure,
  names,
  active = null,
  label,
  className,
  ...rest
}: MeasureFigureProps) {
  const { halves, details, whole, lines, shown: box = WHOLE } = FIGURE_DRAWINGS[figure];
  const shown = namesOnFigure(figure, names).toSorted((a, b) => Number(a === active) - Number(b === active));
  const garment = { fill: 'var(--paper)', stroke: 'var(--ink)', strokeWidth: 1.25 } as const;
  return (
    <div
      aria-hidden
      data-slot="measure-figure"
      className={cx('relative mx-auto', className)}
      style={{ aspectRatio: `200 / ${box.height}` }}
      {...rest}
    >
      <svg
        viewBox={`-100 ${box.top} 200 ${box.height}`}
        className="absolute inset-0 size-full"
        strokeLinejoin="round"
      >
        {[1, -1].map((side) => (
          <g key={side} transform={`scale(${side} 1)`} {...garment}>
            {halves.map((path) => (
              <path key={path} d={path} />
            ))}
            {details.map((path) => (
              <path key={path} d={path} fill="none" />
            ))}
          </g>
        ))}
        <g {...garment}>
          {whole.map((path) => (
            <path key={path} d={path} fill={path.endsWith('Z') ? 'var(--paper)' : 'none'} />
          ))}
        </g>
        {shown.map((name) => {
          const measure = lines[name];
          return measure ? (
            <path
              key={name}
              d={`M${measure.from.join(' ')}L${measure.to.join(' ')}${ends(measure)}`}
              fill="none"
              stroke={name === active ? 'var(--garance)' : 'var(--denim)'}
              strokeWidth={name === active ? 2.5 : 1.25}
              strokeDasharray={name === active ? undefined : '4 2.5'}
            />
          ) : null;
        })}
      </svg>
      {shown.map((name) => {
        const measure = lines[name];
        return measure ? (
          <span
            key={name}
            data-active={name === active || undefined}
            style={spot(measure, box)}
            className="absolute -translate-1/2 rounded bg-denim px-1.5 py-0.5 text-xs leading-4 font-semibold whitespace-nowrap text-paper tabular-nums data-active:z-10 data-active:bg-garance"
          >
            {label(name)}
          </span>
        ) : null;
      })}
    </div>
  );
}
