import type { Drop } from '@patine/contract/content/structure';
import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Countdown, type CountdownProps } from '../countdown/Countdown.tsx';

export type DropClockProps = Omit<ComponentPropsWithRef<'div'>, 'children'> &
  Pick<CountdownProps, 'size'> & {
    /** The drop with its start and end. */
    drop: Pick<Drop, 'isLaunched' | 'launchAt' | 'endAt'>;
    /** Server time of rendering, and the server's clock minus the client's, in milliseconds. */
    clock: Pick<CountdownProps, 'renderedAt' | 'offset'>;
  };

/** Counts down to the start of a drop, then to its end. Renders nothing without a date. */
export function DropClock({
  drop: { isLaunched, launchAt, endAt },
  clock,
  size = 'md',
  ...rest
}: DropClockProps) {
  const until = isLaunched ? endAt : launchAt;
  if (!until) return null;
  return (
    <div data-slot="drop-clock" {...rest}>
      <p className={size === 'sm' ? 'mb-1 text-xs' : 'mb-2 text-sm'}>
        <FormattedMessage id={isLaunched ? 'ui.drop-clock.ends' : 'ui.drop-clock.opens'} />
      </p>
      <Countdown endAt={Date.parse(until)} size={size} {...clock} />
    </div>
  );
}
