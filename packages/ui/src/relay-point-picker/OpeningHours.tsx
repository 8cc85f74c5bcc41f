import type { ServicePointFieldsFragment } from '@patine/contract/operations';
import { useIntl } from 'react-intl';

type Hours = ServicePointFieldsFragment['openingSchedule'][number];

/** Weekdays as in the api, each with a date on that day, so that the platform formats the names. */
const weekdays: Record<string, number> = {
  monday: 5,
  tuesday: 6,
  wednesday: 7,
  thursday: 8,
  friday: 9,
  saturday: 10,
  sunday: 11,
};

export type OpeningHoursProps = {
  /** Opening hours by day; a closed day has none. */
  schedule: readonly Hours[];
};

export function OpeningHours({ schedule }: OpeningHoursProps) {
  const { formatDate, formatMessage } = useIntl();
  const dayName = (day: string) => {
    const date = weekdays[day.toLowerCase()];
    return date ? formatDate(Date.UTC(2026, 0, date), { weekday: 'long', timeZone: 'UTC' }) : day;
  };
  return (
    <dl data-slot="opening-hours" className="grid grid-cols-[auto_1fr] gap-x-4 text-sm tabular-nums">
      {schedule.map(({ day, hours }) => (
        <div key={day} className="col-span-2 grid grid-cols-subgrid">
          <dt className="first-letter:uppercase">{dayName(day)}</dt>
          <dd className="text-muted">{hours || formatMessage({ id: 'ui.relay-point-picker.closed' })}</dd>
        </div>
      ))}
    </dl>
  );
}
