import { useOf } from '@storybook/addon-docs/blocks';
import { history } from 'virtual:component-history';
import { formatDay } from '../packages/core/src/locales/format-date.ts';
import type { ComponentGuide } from '../packages/ui/src/guidance/component-guide.ts';
import { badgeVariants } from '../packages/ui/src/badge/badge.variants.ts';

/** Changes that are told at once; the rest fold. */
const LATEST = 1;
const MOST = 12;

const STATUSES = {
  stable: { name: 'Stable', tone: 'success' },
  new: { name: 'New', tone: 'warning' },
  deprecated: { name: 'Deprecated', tone: 'discount' },
} as const;

/** Whether a component may be used, and what changed in it last. */
export function ComponentStatus({ status = 'stable' }: Pick<ComponentGuide, 'status'>) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [last, ...before] = (history[preparedMeta.title] ?? []).slice(0, MOST);
  const { name, tone } = STATUSES[status];
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2 text-sm">
      <span className={badgeVariants({ tone })}>{name}</span>
      {last ? (
        <details className="min-w-0 text-muted">
          <summary className="cursor-pointer">
            Changed {formatDay(last.day)}: {last.subject}
          </summary>
          <ul className="mt-2 grid gap-1">
            {before.map(({ day, subject }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same sentence may be said twice a day
              <li key={`${day} ${subject} ${at + LATEST}`}>
                {formatDay(day)}: {subject}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}
