import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { threadVariants } from './progress-bar.variants.ts';
import { useProgressPhase } from './use-progress-phase.ts';

export type ProgressBarProps = ComponentPropsWithRef<'div'> & {
  /** True while a request is pending. */
  busy: boolean;
  /** True when the last request failed: the end of the bar is then dark. */
  failed?: boolean;
};

export function ProgressBar({ busy, failed = false, className, ...rest }: ProgressBarProps) {
  const { formatMessage } = useIntl();
  const phase = useProgressPhase(busy, failed);
  if (phase === 'hidden' || phase === 'waiting') return null;
  const label = formatMessage({
    id: phase === 'failed' ? 'ui.progress-bar.failed' : 'ui.progress-bar.loading',
  });
  return (
    <div
      aria-live="polite"
      data-slot="progress-bar"
      data-phase={phase}
      className={cx('pointer-events-none fixed inset-x-0 top-0 z-toast h-[3px]', className)}
      {...rest}
    >
      <progress className="sr-only" aria-label={label} />
      <div className={threadVariants({ phase })} />
    </div>
  );
}
