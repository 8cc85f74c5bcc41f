import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
export type LiveRegionProps = ComponentPropsWithRef<'div'> & {
  /** Message to announce; empty for none. The component must stay mounted, otherwise it is not announced. */
  message: string;
  /** True for urgent messages, such as an error that blocks the person. */
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
