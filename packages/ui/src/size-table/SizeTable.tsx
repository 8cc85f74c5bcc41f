import { cx } from 'class-variance-authority';
import type { MeasurementSystem } from '@patine/core';
import { useId, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { SystemSwitch } from '../system-switch/SystemSwitch.tsx';
import { measureIds } from './measure-ids.ts';

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
  /** The unit that is initially first. */
  system?: MeasurementSystem;
  /** Additional line, such as a comparison with a garment that the visitor owns. */
  children?: ReactNode;
};

const CM_PER_INCH = 2.54;
const TENTHS = { maximumFractionDigits: 1 };

const units: Record<MeasurementSystem, { per: number; name: string; sign: string }> = {
  METRIC: { per: 1, name: 'ui.size-table.centimetres', sign: 'ui.system-switch.cm' },
  IMPERIAL: { per: CM_PER_INCH, name: 'ui.size-table.inches', sign: 'ui.system-switch.in' },
};

/** Measures in both units; the switch selects which one is first. */
export function SizeTable(props: SizeTableProps) {
  const { measures, equivalents, system: first = 'METRIC', children, className, ...rest } = props;
  if (measures.length === 0) devWarning('SizeTable', 'has no measures');
  const { formatMessage, formatNumber } = useIntl();
  const titleId = useId();
  const [system, setSystem] = useState(first);
  const order = [units[system], units[system === 'METRIC' ? 'IMPERIAL' : 'METRIC']];
  const looks = ['font-semibold', 'w-20 text-muted'];

  return (
    <section
      data-slot="size-table"
      className={cx(
        'border border-l-[6px] border-line bg-white p-4 [border-left-style:double] sm:px-5',
        className,
      )}
      {...rest}
    >
      <div className="mb-2 flex min-h-8 items-center justify-between gap-4">
        <p id={titleId} className="text-sm font-semibold">
          <FormattedMessage id="ui.size-table.title" />
        </p>
        {measures.length > 0 ? <SystemSwitch size="sm" value={system} onChange={setSystem} /> : null}
      </div>
      {measures.length > 0 ? (
        <table aria-labelledby={titleId} className="w-full tabular-nums">
          <thead className="sr-only">
            <tr>
              <th scope="col">
                <FormattedMessage id="ui.size-table.measure" />
              </th>
              {order.map(({ name }) => (
                <th key={name} scope="col">
                  {formatMessage({ id: name })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {measures.map(({ name, value }) => (
              <tr key={name} className="border-b border-dotted border-line">
                <th scope="row" className="py-1 text-left font-normal wrap-anywhere">
                  {measureIds[name] ? formatMessage({ id: measureIds[name] }) : name}
                </th>
                {order.map(({ per, name: unit, sign }, index) => (
                  <td key={unit} className={`py-1 text-right whitespace-nowrap ${looks[index] ?? ''}`}>
                    {formatNumber(value / per, TENTHS)}&nbsp;{formatMessage({ id: sign })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="text-sm text-muted">
          <FormattedMessage id="ui.size-table.none" />
        </p>
      )}
      {equivalents && equivalents.length > 0 ? (
        <p className="mt-3 text-sm">
          <FormattedMessage
            id="ui.size-table.equivalents"
            values={{ sizes: equivalents.map(({ type, size }) => `${type}\u00a0${size}`).join(', ') }}
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
