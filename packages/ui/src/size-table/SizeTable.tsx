import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { measureIds } from './measure-ids.ts';

export type Measure = {
  /** `length`, `bust`, `waist`… as the catalogue names it. */
  name: string;
  /** Centimetres, taken on the flat garment. */
  value: number;
};

export type SizeTableProps = {
  measures: readonly Measure[];
  /** Labels of the same size elsewhere: `FR 38`, `UK 10`. */
  equivalents?: readonly { type: string; size: string }[];
  /** A line of one's own below, such as a comparison with a garment that the visitor owns. */
  children?: ReactNode;
};

const CM_PER_INCH = 2.54;
const number = (value: number, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);

/** Measures on a care label, in centimetres and inches side by side: nothing to switch, nothing to guess. */
export function SizeTable({ measures, equivalents, children }: SizeTableProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <section
      data-slot="size-table"
      className="border border-l-[6px] border-line bg-white p-4 [border-left-style:double] sm:px-5"
    >
      <table className="w-full tabular-nums">
        <caption className="mb-2 text-left text-sm font-semibold">
          <FormattedMessage id="ui.size-table.title" />
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">
              <FormattedMessage id="ui.size-table.measure" />
            </th>
            <th scope="col">
              <FormattedMessage id="ui.size-table.centimetres" />
            </th>
            <th scope="col">
              <FormattedMessage id="ui.size-table.inches" />
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({ name, value }) => (
            <tr key={name} className="border-b border-dotted border-line">
              <th scope="row" className="py-1 text-left font-normal">
                {measureIds[name] ? formatMessage({ id: measureIds[name] }) : name}
              </th>
              <td className="py-1 text-right font-semibold whitespace-nowrap">
                {number(value, locale)}&nbsp;cm
              </td>
              <td className="w-20 py-1 text-right whitespace-nowrap text-muted">
                {number(value / CM_PER_INCH, locale)}&nbsp;
                <FormattedMessage id="ui.size-table.in" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {equivalents && equivalents.length > 0 ? (
        <p className="mt-3 text-sm">
          <FormattedMessage
            id="ui.size-table.equivalents"
            values={{ sizes: equivalents.map(({ type, size }) => `${type}\u00a0${size}`).join(', ') }}
          />
        </p>
      ) : null}
      <p className="mt-2 text-sm text-muted">
        <FormattedMessage id="ui.size-table.flat" />
      </p>
      {children}
    </section>
  );
}
