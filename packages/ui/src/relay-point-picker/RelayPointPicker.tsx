import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { RelayMap } from './RelayMap.tsx';
import { RelayPoint } from './RelayPoint.tsx';

export type RelayPointPickerProps = {
  /** Nearest first. */
  points: readonly ServicePointFieldsFragment[];
  /** Id of the chosen point; null before any choice. */
  value: string | null;
  onChange: (servicePointId: string) => void;
  /** True while points are looked for. */
  loading?: boolean;
  /** What is wrong and what to do next. */
  error?: string;
};

export function RelayPointPicker({ points, value, onChange, loading = false, error }: RelayPointPickerProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  if (loading) return <Skeleton shape="block" className="h-56" />;
  if (points.length === 0) {
    return (
      <p data-slot="relay-point-picker" className="rounded bg-ecru px-4 py-3">
        <FormattedMessage id="ui.relay-point-picker.none" />
      </p>
    );
  }
  return (
    <div data-slot="relay-point-picker" className="grid gap-4 sm:grid-cols-2">
      <RadioGroup legend={formatMessage({ id: 'ui.relay-point-picker.legend' })} legendHidden error={error}>
        {points.map((point) => (
          <RelayPoint
            key={point.servicePointId}
            point={point}
            name={name}
            checked={point.servicePointId === value}
            onChoose={() => onChange(point.servicePointId)}
          />
        ))}
      </RadioGroup>
      <RelayMap points={points} chosen={value} />
    </div>
  );
}
