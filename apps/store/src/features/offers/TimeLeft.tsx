import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { minuteOf, minutesLeft } from './minutes-left.ts';

const LOOK_MS = 15_000;

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
};
const thisMinute = () => minuteOf(Date.now());
const unknown = () => null;

/** Hours and minutes left on the browser's clock; nothing on the server and in the last minute. */
export function TimeLeft({ until }: { until: string }) {
  const now = useSyncExternalStore(everyMinute, thisMinute, unknown);
  if (now === null) return null;
  const minutes = minutesLeft(until, now);
  if (minutes <= 0) return null;
  return (
    <span role="timer" className="tabular-nums">
      <FormattedMessage
        id="offers.left"
        values={{ hours: Math.floor(minutes / 60), minutes: minutes % 60 }}
      />
    </span>
  );
}
