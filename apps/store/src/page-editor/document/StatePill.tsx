import type { ReactNode } from 'react';

/** How far it is: what shoppers see, what they do not see yet, and what they see no more. */
const TONES = {
  live: 'border-transparent bg-moss/15 before:border-moss before:bg-moss',
  changed: 'border-transparent bg-mustard/25 before:border-ink before:bg-mustard',
  soon: 'border-transparent bg-denim/10 before:border-denim before:bg-denim',
  draft: 'border-transparent bg-ecru before:border-ink',
  over: 'border-transparent bg-ecru text-muted before:border-muted before:bg-muted',
  none: 'border-dashed border-field text-muted before:hidden',
};

export type StateTone = keyof typeof TONES;

export type StatePillProps = { tone: StateTone; children: ReactNode };

/** Where a document is on its way, in a list: words, and a dot whose colour repeats them. */
export function StatePill({ tone, children }: StatePillProps) {
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-2 rounded-full border px-3 text-sm leading-tight before:size-2 before:shrink-0 before:rounded-full before:border before:content-[''] ${TONES[tone]}`}
    >
      <span>{children}</span>
    </span>
  );
}
