import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { RelayMap } from './RelayMap.tsx';
import { RelayPoint } from './RelayPoint.tsx';

export type RelayPointPickerProps = Omit<ComponentPropsWithRef<'div'>, 'onChange'> & {
  /** Nearest first. */
  points: readonly ServicePointFieldsFragment[];
  /** Id of the selected point; null for none. */
  value: string | null;
  /** Called with the id of the point selected in the list or on the map. */
  onChange: (servicePointId: string) => void;
  /** Where distances are measured from, such as a postal code and its city; shown with the question. */
  near?: string;
  /** True while points are loading. */
  loading?: boolean;
  /** Error message. */
  error?: string;
};

export function RelayPointPicker({
  points,
  value,
  onChange,
  near,
  loading = false,
  error,
  className,
  ...rest
}: RelayPointPickerProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  if (loading)
    return (
      <div className="relative">
        <Skeleton shape="block" className="h-56" />
        <output className="absolute inset-0 grid place-items-center text-sm text-muted">
          <FormattedMessage id="ui.relay-point-picker.loading" />
        </output>
      </div>
    );
  if (points.length === 0) {
    return (
      <div data-slot="relay-point-picker" className={cx('rounded bg-ecru px-4 py-3', className)} {...rest}>
        <FormattedMessage id="ui.relay-point-picker.none" />
      </div>
    );
  }
  return (
    <div data-slot="relay-point-picker" className={cx('grid gap-4 sm:grid-cols-2', className)} {...rest}>
      <RadioGroup
        legend={formatMessage(
          { id: near ? 'ui.relay-point-picker.legendNear' : 'ui.relay-point-picker.legend' },
          { near },
        )}
        error={error}
      >
        {points.map((point, index) => (
          <RelayPoint
            key={point.servicePointId}
            point={point}
            number={index + 1}
            name={name}
            checked={point.servicePointId === value}
            onChoose={() => onChange(point.servicePointId)}
          />
        ))}
      </RadioGroup>
      <RelayMap points={points} chosen={value} onChoose={onChange} />
    </div>
  );
}
