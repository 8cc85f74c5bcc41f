import ChevronDown from 'lucide-react/icons/chevron-down';
import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { clampedTextVariants, clampedToggleVariants } from './clamped-text.variants.ts';

export type ClampedTextProps = ComponentPropsWithRef<'div'> & VariantProps<typeof clampedTextVariants>;

/** Shows the first three lines and a toggle for the rest, which works without JavaScript. */
export function ClampedText({ on, className, children, ...rest }: ClampedTextProps) {
  return (
    <div data-slot="clamped-text" className={cx('group/clamped', className)} {...rest}>
      <div className={clampedTextVariants({ on })}>{children}</div>
      <details className={clampedToggleVariants({ on })}>
        <summary className="inline-flex min-h-11 list-none items-center gap-1.5 font-semibold text-ink underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden">
          <span className="group-open/toggle:hidden">
            <FormattedMessage id="ui.clamped-text.more" />
          </span>
          <span className="hidden group-open/toggle:inline">
            <FormattedMessage id="ui.clamped-text.less" />
          </span>
          <ChevronDown aria-hidden className="size-4 transition-transform group-open/toggle:rotate-180" />
        </summary>
      </details>
    </div>
  );
}
