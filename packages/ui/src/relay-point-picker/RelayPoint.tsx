import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { dotVariants } from '../radio-group/radio-group.variants.ts';
import { OpeningHours } from './OpeningHours.tsx';

export type RelayPointProps = {
  /** Name, postal address, distance in metres and opening hours. */
  point: ServicePointFieldsFragment;
  /** Number in the list, from 1, as on its pin. */
  number: number;
  /** Name of the radio group. */
  name: string;
  /** True for the selected point. */
  checked: boolean;
  /** Called when it is selected. */
  onChoose: () => void;
};

export function RelayPoint({ point, number, name, checked, onChoose }: RelayPointProps) {
  const id = useId();
  return (
    <div className="rounded border border-line bg-surface transition-colors hover:border-field has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink">
      <label className="grid grid-cols-[1.25rem_1fr_auto] gap-x-3.5 p-4 leading-5 has-focus-visible:outline-2 has-focus-visible:outline-(--focus)">
        <input
          type="radio"
          name={name}
          value={point.servicePointId}
          checked={checked}
          onChange={onChoose}
          aria-labelledby={`${id}-name ${id}-distance`}
          aria-describedby={`${id}-address`}
          className={dotVariants({})}
        />
        <span className="min-w-0 font-semibold wrap-break-word">
          <span aria-hidden className="text-muted tabular-nums">
            {number}.{' '}
          </span>
          <span id={`${id}-name`}>{point.name}</span>
        </span>
        <span id={`${id}-distance`} className="text-sm text-muted tabular-nums">
          <Distance metres={point.distanceMeter} />
        </span>
        <span id={`${id}-address`} className="col-start-2 col-end-4 text-sm text-muted">
          {point.address}, {point.postalCode} {point.cityName}
        </span>
      </label>
      {point.openingSchedule.length > 0 ? (
        <details className="px-4 pb-4 ps-[3.125rem] text-sm">
          <summary className="w-fit list-none underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <FormattedMessage id="ui.relay-point-picker.hours" />
          </summary>
          <div className="pt-2">
            <OpeningHours schedule={point.openingSchedule} />
          </div>
        </details>
      ) : null}
    </div>
  );
}

function Distance({ metres }: { metres: number }) {
  const { formatNumber } = useIntl();
  const far = metres >= 1000;
  return formatNumber(far ? metres / 1000 : metres, {
    style: 'unit',
    unit: far ? 'kilometer' : 'meter',
    maximumFractionDigits: far ? 1 : 0,
  });
}
