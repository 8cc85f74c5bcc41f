import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
export type LiveRegionProps = ComponentPropsWithRef<'div'> & {
  /** What has just happened; empty while there is nothing to say. Stays mounted, or it is not heard. */
  message: string;
  /** True for what cannot wait, such as an error that stops the person. */
  assertive?: boolean;
};

export function LiveRegion({ message, assertive = false, className, ...rest }: LiveRegionProps) {
  return (
    <div
      data-slot="live-region"
      className={cx('sr-only', className)}
      {...rest}
      role={assertive ? 'alert' : 'status'}
      aria-live={assertive ? 'assertive' : 'polite'}
    >
      {message}
    </div>
  );
}
