import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { history } from 'virtual:component-history';
import { formatDay } from '../../packages/core/src/locales/format-date.ts';
import { DocsLink, docsHref } from '../DocsLink.tsx';
import { changedSince, lastDay, daysBefore } from './changed-since.ts';

const WEEK = 7;

/** Every component that changed since a day, the last change first. */
export function Changes() {
  const [since, setSince] = useState(() => daysBefore(lastDay(history), WEEK));
  const days = changedSince(history, since);
  return (
    <Unstyled>
      <div className="font-text text-base text-ink">
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
            <h2 className="mt-8 mb-2 text-xl font-semibold">{formatDay(day)}</h2>
            <dl>
              {changes.map(({ subject, titles }) => (
                <div
                  key={subject}
                  className="grid gap-x-6 border-b border-dashed border-line py-2.5 lg:grid-cols-2"
                >
                  <dt className="font-semibold">{subject}</dt>
                  <dd>
                    {titles.map((title, at) => (
                      <span key={title}>
                        {at > 0 ? ', ' : null}
                        <DocsLink href={docsHref(title)}>{title.slice(title.indexOf('/') + 1)}</DocsLink>
                      </span>
                    ))}
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
