import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & {
  /** Text for screen readers only. */
  children: ReactNode;
};

export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" className={cx('sr-only', className)} {...rest} />;
}
