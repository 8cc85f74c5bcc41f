import type { MeasureComparison } from '@patine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMeasurementSystem } from '../../features/sizes/measurement-system.ts';
import { writeMeasure } from '../../features/sizes/read-measure.ts';

export type ComparisonTableProps = {
  rows: readonly MeasureComparison[];
  onEdit: () => void;
};

/** For each measurement, the visitor's garment and the difference in words. */
export function ComparisonTable({ rows, onEdit }: ComparisonTableProps) {
  const { formatMessage, locale } = useIntl();
  const [system] = useMeasurementSystem();
  const unit = formatMessage({ id: system === 'METRIC' ? 'ui.system-switch.cm' : 'ui.system-switch.in' });
  const write = (value: number) => `${writeMeasure(value, system, locale)}\u00a0${unit}`;
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">
          <FormattedMessage id="compare.nothing" />
        </p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="text-start text-muted">
            <tr>
              {['measure', 'yours', 'piece'].map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-1 font-normal ${index === 0 ? '' : 'ps-3 text-end'}`}
                >
                  <FormattedMessage id={`compare.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, yours, difference, fit }) => (
              <tr key={name} className="border-t border-dotted border-line">
                <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                  <FormattedMessage id={`ui.size-table.${name}`} />
                </th>
                <td className="py-1 ps-3 text-end whitespace-nowrap">{write(yours)}</td>
                <td className="py-1 ps-3 text-end font-semibold">
                  <FormattedMessage
                    id={`compare.${fit}`}
                    values={{ difference: write(Math.abs(difference)) }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button
        type="button"
        className="mt-2 min-h-6 text-sm underline underline-offset-4 hover:decoration-2"
        onClick={onEdit}
      >
        <FormattedMessage id="compare.edit" />
      </button>
    </>
  );
}
