import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { remaining } from '../countdown/remaining.ts';
import { useServerNow } from '../countdown/use-server-now.ts';

export type HoldNoticeProps = ComponentPropsWithRef<'div'> & {
  /** Duration of the hold in minutes from the start of the payment. */
  minutes: number;
  /** Of a running hold: its end and the time of rendering by the server's clock, in milliseconds since 1970. */
  clock?: { expiresAt: number; renderedAt: number; offset?: number };
};

const strong = (words: ReactNode) => <b className="font-semibold">{words}</b>;

/** Says that the items are held during the payment, with a countdown by the server's clock. */
export function HoldNotice({ minutes, clock, className, ...rest }: HoldNoticeProps) {
  if (clock && !Number.isFinite(clock.expiresAt)) devWarning('HoldNotice', 'got an end that is no time');
  return (
    <div data-slot="hold-notice" className={cx('rounded bg-blush px-4 py-3 text-ink', className)} {...rest}>
      {clock && Number.isFinite(clock.expiresAt) ? (
        <Clock {...clock} />
      ) : (
        <p>
          <FormattedMessage id="ui.hold-notice.before" values={{ minutes, b: strong }} />
        </p>
      )}
    </div>
  );
}

function Clock({ expiresAt, renderedAt, offset = 0 }: NonNullable<HoldNoticeProps['clock']>) {
  const left = expiresAt - useServerNow(renderedAt, offset);
  if (left <= 0) {
    return (
      <output className="block">
        <FormattedMessage id="ui.hold-notice.over" />
      </output>
    );
  }
  const time = remaining(left).map(({ value }) => String(value).padStart(2, '0'));
  return (
    <p className="flex items-baseline justify-between gap-4">
      <FormattedMessage id="ui.hold-notice.during" />
      <span role="timer" className="heading text-2xl tabular-nums">
        {time.join(':')}
      </span>
    </p>
  );
}
