import { cx } from 'class-variance-authority';
import { useId, type ComponentPropsWithRef } from 'react';
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
  const labelId = useId();
  const phase = useProgressPhase(busy, failed);
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
      {/* The region is there before its content: screen readers only announce what changes in one. */}
      {phase === 'hidden' || phase === 'waiting' ? null : (
        <>
          <progress className="sr-only" aria-labelledby={labelId} />
          <span id={labelId} className="sr-only">
            {label}
          </span>
          <div className={threadVariants({ phase })} />
        </>
      )}
    </div>
  );
}
