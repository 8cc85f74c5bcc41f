import { cx } from 'class-variance-authority';
import { useEffect, type ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { devWarning } from '../dev-warning/dev-warning.ts';
import { remaining } from './remaining.ts';
import { useServerNow } from './use-server-now.ts';

export type CountdownProps = ComponentPropsWithRef<'div'> & {
  /** End in milliseconds since 1970, by the server's clock. */
  endAt: number;
  /** When the page was rendered, likewise. */
  renderedAt: number;
  /** The server's clock minus the client's, in milliseconds. */
  offset?: number;
  /** Size of the figures: `sm` on one line with their units. */
  size?: 'sm' | 'md';
  /** Called at the end. */
  onEnd?: () => void;
};

const unitIds = {
  day: 'ui.countdown.day',
  hour: 'ui.countdown.hour',
  minute: 'ui.countdown.minute',
  second: 'ui.countdown.second',
};

const figures = { sm: 'text-2xl', md: 'text-4xl' };

export function Countdown({
  endAt,
  renderedAt,
  offset = 0,
  size = 'md',
  onEnd,
  className,
  ...rest
}: CountdownProps) {
  const { formatMessage } = useIntl();
  const now = useServerNow(renderedAt, offset);
  const ended = now >= endAt;
  useEffect(() => {
    if (ended) onEnd?.();
  }, [ended, onEnd]);

  if (Number.isNaN(endAt)) {
    devWarning('Countdown', 'got an end that is no time');
    return null;
  }
  return (
    <div
      data-slot="countdown"
      role="timer"
      className={cx('flex', size === 'sm' ? 'gap-3' : 'gap-6', className)}
      {...rest}
    >
      {remaining(endAt - now).map(({ unit, value }) => (
        <p key={unit} className={size === 'sm' ? 'grid min-w-11' : 'grid min-w-14'}>
          <span className={`heading leading-none font-normal tabular-nums ${figures[size]}`}>
            {unit === 'day' ? value : String(value).padStart(2, '0')}
          </span>{' '}
          <span className={size === 'sm' ? 'text-xs' : 'text-sm'}>
            {formatMessage({ id: unitIds[unit] }, { value })}
          </span>
        </p>
      ))}
    </div>
  );
}
