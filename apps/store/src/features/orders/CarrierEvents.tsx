import { formatTime } from '@patine/core';
import { PlainDate } from '@patine/ui/plain-date/PlainDate';
import { FormattedMessage } from 'react-intl';
import type { Parcel } from './order.query.ts';

/** Tracking events of a parcel, newest first, collapsed initially. */
export function CarrierEvents({ events }: { events: Parcel['events'] }) {
  if (events.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="inline-block min-h-8 cursor-pointer py-1 underline underline-offset-4">
        <FormattedMessage id="account-order.events" />
      </summary>
      <ol className="mt-2 grid gap-2">
        {events.map(({ id, kind, at, place }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span className="text-muted tabular-nums">
              <PlainDate value={at} /> {formatTime(at)}
            </span>
            <span>
              <FormattedMessage id={`account-order.event.${kind}`} />
              {place ? `, ${place}` : null}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
