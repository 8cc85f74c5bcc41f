import type { MeasurementSystem } from '@patine/core';
import { cx } from 'class-variance-authority';
import { useState, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { measureIds } from '../size-table/measure-ids.ts';
import type { Measure } from '../size-table/SizeTable.tsx';
import { useMeasureText } from '../size-table/use-measure-text.ts';
import { labelPlaces, type PictureLine } from './label-places.ts';

export type PictureMeasuresProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Where measures lie on the picture. Those that were not taken are left out. */
  lines: readonly PictureLine[];
  /** Width over height of the picture, which is shown whole in the parent. */
  ratio: number;
  /** Measures of the product in centimetres, laid flat. */
  measures: readonly Measure[];
  /** The unit of the values. */
  system: MeasurementSystem;
};

const HUNDRED = 100;

/** Every measure with its value where it lies on the picture that fills its parent. Hover, focus or a press names one. */
export function PictureMeasures({
  lines,
  ratio,
  measures,
  system,
  className,
  ...rest
}: PictureMeasuresProps) {
  const { formatMessage } = useIntl();
  const write = useMeasureText(system);
  const [pointed, setPointed] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const isActive = (name: string) => name === pointed || name === pressed;
  const shown = measures.flatMap((measure) => {
    const line = lines.find(({ name }) => name === measure.name);
    return line ? [{ ...line, value: measure.value }] : [];
  });
  const places = labelPlaces(shown);
  const tape = (points: PictureLine['points']) =>
    `M${points.map(([x, y]) => `${x * HUNDRED * ratio} ${y * HUNDRED}`).join('L')}`;

  return (
    <div
      data-slot="picture-measures"
      className={cx(
        'pointer-events-none absolute inset-0 grid animate-appear place-items-center [container-type:size]',
        className,
      )}
      {...rest}
    >
      <ul
        aria-label={formatMessage({ id: 'ui.size-table.title' })}
        style={{ aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` }}
        className="relative"
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${HUNDRED * ratio} ${HUNDRED}`}
          className="absolute inset-0 size-full overflow-visible"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {shown.map(({ name, points }) => (
            <g
              key={name}
              onPointerEnter={() => setPointed(name)}
              onPointerLeave={() => setPointed(null)}
              data-active={isActive(name) || undefined}
              className="stroke-denim data-active:stroke-garance"
            >
              <path d={tape(points)} className="pointer-events-auto stroke-transparent" strokeWidth="4" />
              <path d={tape(points)} className="stroke-paper" strokeWidth={isActive(name) ? 1.7 : 1.2} />
              <path d={tape(points)} strokeWidth={isActive(name) ? 0.9 : 0.5} />
              {[...new Set([points.at(0), points.at(-1)])].map((end) =>
                end ? (
                  <circle
                    key={String(end)}
                    cx={end[0] * HUNDRED * ratio}
                    cy={end[1] * HUNDRED}
                    r={0.8}
                    className="fill-paper"
                    strokeWidth="0.6"
                  />
                ) : null,
              )}
            </g>
          ))}
        </svg>
        {shown.map(({ name, value }) => {
          const [x, y] = places.get(name) ?? [0, 0];
          const title = measureIds[name] ? formatMessage({ id: measureIds[name] }) : name;
          return (
            <li
              key={name}
              style={{ left: `${x * HUNDRED}%`, top: `${y * HUNDRED}%` }}
              className="absolute -translate-1/2 has-aria-pressed:z-10 has-focus-visible:z-10 has-[:hover]:z-10"
            >
              <button
                type="button"
                aria-pressed={pressed === name}
                data-active={isActive(name) || undefined}
                className="pointer-events-auto relative flex min-h-6 items-center gap-1 rounded bg-denim pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-2.5 px-1.5 text-xs leading-4 font-semibold whitespace-nowrap text-paper tabular-nums data-active:bg-garance forced-colors:border"
                onPointerEnter={() => setPointed(name)}
                onPointerLeave={() => setPointed(null)}
                onFocus={() => setPointed(name)}
                onBlur={() => setPointed(null)}
                onClick={() => setPressed(pressed === name ? null : name)}
              >
                {/* Above the value, so that the line stays in sight. */}
                <span
                  className={
                    isActive(name)
                      ? 'pointer-events-none absolute bottom-full left-1/2 mb-1 -translate-x-1/2 rounded bg-garance px-1.5 py-1'
                      : 'sr-only'
                  }
                >
                  {title}
                </span>{' '}
                {write(value)}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
