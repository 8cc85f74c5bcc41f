import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { history, statuses } from 'virtual:component-history';
import { formatDay } from '../../packages/core/src/locales/format-date.ts';
import { Titles } from './Titles.tsx';
import { changedSince, lastDay, daysBefore } from './changed-since.ts';

const WEEK = 7;

/** The components that are not stable. */
const Statuses = () => (
  <dl className="mb-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
    <dt className="font-semibold">New</dt>
    <dd>{statuses.new.length === 0 ? 'None' : <Titles titles={statuses.new} />}</dd>
    <dt className="font-semibold">Deprecated</dt>
    <dd>{statuses.deprecated.length === 0 ? 'None' : <Titles titles={statuses.deprecated} />}</dd>
  </dl>
);

/** Every component that changed since a day, the last change first. */
export function Changes() {
  const [since, setSince] = useState(() => daysBefore(lastDay(history), WEEK));
  const days = changedSince(history, since);
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
        <Statuses />
        <label className="grid w-fit gap-2 font-semibold">
          Changed since
          <input
            type="date"
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
            className="min-h-12 rounded border border-field bg-surface px-4 font-normal"
          />
        </label>
        {days.length === 0 ? <output className="my-4 block text-muted">Nothing changed since.</output> : null}
        {days.map(([day, changes]) => (
          <section key={day}>
            <h2 className="mt-10 mb-2 heading text-[1.75rem] tabular-nums">{formatDay(day)}</h2>
            <dl>
              {changes.map(({ subject, titles }) => (
                <div
                  key={subject}
                  className="grid gap-x-6 border-b border-dashed border-line py-2.5 lg:grid-cols-2"
                >
                  <dt className="font-semibold">{subject}</dt>
                  <dd>
                    <Titles titles={titles} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Unstyled>
  );
}
