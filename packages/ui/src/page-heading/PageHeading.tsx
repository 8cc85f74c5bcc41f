import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type PageHeadingProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** The level-1 heading of the page. */
  title: ReactNode;
  /** Content beside it: a count, a status. */
  aside?: ReactNode;
  /** Introduction below it. */
  children?: ReactNode;
};

export function PageHeading({ title, aside, children, className, ...rest }: PageHeadingProps) {
  return (
    <div data-slot="page-heading" className={cx('mb-5 wrap-anywhere', className)} {...rest}>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 className="heading text-4xl">{title}</h1>
        {aside ? <div className="text-muted">{aside}</div> : null}
      </div>
      {children ? <div className="mt-2 max-w-prose text-muted">{children}</div> : null}
    </div>
  );
}
