import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { EmptyHanger } from '../icon/EmptyHanger.tsx';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** What is empty. */
  title: ReactNode;
  /** How to fill it. */
  children?: ReactNode;
  /** The main action: a button or links. */
  action?: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
};

export function EmptyState({ title, children, action, level = 2, className, ...rest }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      data-slot="empty-state"
      className={cx(
        'mx-auto grid max-w-prose justify-items-center gap-3 px-4 py-12 text-center wrap-anywhere',
        className,
      )}
      {...rest}
    >
      <EmptyHanger className="mb-2 w-40" />
      <Heading className="heading text-2xl">{title}</Heading>
      {children ? <div className="text-balance text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
