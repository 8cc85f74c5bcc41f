import { cx } from 'class-variance-authority';
import type { MeasurementSystem } from '@patine/core';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import type { Figure } from '../measure-figure/figures.ts';
import { MeasureFigure, namesOnFigure } from '../measure-figure/MeasureFigure.tsx';
import { SystemSwitch } from '../system-switch/SystemSwitch.tsx';
import { MeasureRow } from './MeasureRow.tsx';
import { useMeasureText } from './use-measure-text.ts';

export type Measure = {
  /** Name in the catalogue: `length`, `bust`, `waist`… */
  name: string;
  /** Centimetres, laid flat. */
  value: number;
};

export type SizeTableProps = ComponentPropsWithRef<'section'> & {
  /** Measures of the product in centimetres, laid flat. */
  measures: readonly Measure[];
  /** Equivalent sizes: `FR 38`, `UK 10`. */
  equivalents?: readonly { type: string; size: string }[];
  /** The unit of every measure. */
  system: MeasurementSystem;
  /** Called with the unit that is chosen. */
  onSystem: (system: MeasurementSystem) => void;
  /** The garment on which the measures are drawn, if one fits. */
  figure?: Figure | null;
  /** Additional line, such as a comparison with a garment that the visitor owns. */
  children?: ReactNode;
};

/** `7.5` or `7,5`: written as the visitor's language writes numbers. */
const HALF_SIZE = /^\d+[.,]\d$/;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Measures in one unit, each drawn on a figure of the garment: a row's line shows its value on hover, focus or press. */
export function SizeTable(props: SizeTableProps) {
  const { measures, equivalents, system, onSystem, figure = null, children, className, ...rest } = props;
  if (measures.length === 0) devWarning('SizeTable', 'has no measures');
  const { formatMessage, formatNumber } = useIntl();
  const write = useMeasureText(system);
  const titleId = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const active = pointed ?? pressed;
  const names = measures.map(({ name }) => name);
  const drawn = figure ? namesOnFigure(figure, names) : [];
  const letterOf = (name: string) => LETTERS[drawn.indexOf(name)];
  const valueOf = (wanted: string) => measures.find(({ name }) => name === wanted)?.value ?? 0;

  const written = (size: string) =>
    HALF_SIZE.test(size) ? formatNumber(Number(size.replace(',', '.'))) : size;

  return (
    <section
      data-slot="size-table"
      className={cx(
        '@container border border-s-[6px] border-line bg-surface p-4 [border-inline-start-style:double] sm:px-5',
        className,
      )}
      {...rest}
    >
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <p id={titleId} className="text-sm font-semibold">
          <FormattedMessage id="ui.size-table.title" />
        </p>
        {measures.length > 0 ? <SystemSwitch size="sm" value={system} onChange={onSystem} /> : null}
      </div>
      {measures.length > 0 ? (
        <div
          className={cx(
            figure &&
              drawn.length > 0 &&
              'grid items-center gap-x-5 @min-[20rem]:grid-cols-[minmax(7rem,9.5rem)_minmax(0,1fr)]',
          )}
        >
          {figure && drawn.length > 0 ? (
            <MeasureFigure
              figure={figure}
              names={drawn}
              active={active}
              label={(name) => (name === active ? write(valueOf(name)) : letterOf(name))}
              className="my-2 w-full max-w-48"
            />
          ) : null}
          <table aria-labelledby={titleId} className="w-full tabular-nums">
            <thead className="sr-only">
              <tr>
                <th scope="col">
                  <FormattedMessage id="ui.size-table.measure" />
                </th>
                <th scope="col">
                  {formatMessage({
                    id: system === 'METRIC' ? 'ui.size-table.centimetres' : 'ui.size-table.inches',
                  })}
                </th>
              </tr>
            </thead>
            <tbody>
              {measures.map(({ name, value }) => (
                <MeasureRow
                  key={name}
                  name={name}
                  value={write(value)}
                  letter={letterOf(name)}
                  pressed={pressed === name}
                  onPoint={setPointed}
                  onPress={() => setPressed(pressed === name ? null : name)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="text-sm text-muted">
          <FormattedMessage id="ui.size-table.none" />
        </p>
      )}
      {equivalents && equivalents.length > 0 ? (
        <p className="mt-3 text-sm">
          <FormattedMessage
            id="ui.size-table.equivalents"
            values={{
              sizes: equivalents.map(({ type, size }) => `${type}\u00a0${written(size)}`).join(' · '),
            }}
          />
        </p>
      ) : null}
      {measures.length > 0 ? (
        <p className="mt-2 text-sm text-muted">
          <FormattedMessage id="ui.size-table.flat" />
        </p>
      ) : null}
      {children}
    </section>
  );
}
