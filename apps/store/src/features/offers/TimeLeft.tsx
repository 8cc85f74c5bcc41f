import { useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';

const MINUTE_MS = 60_000;

const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, MINUTE_MS / 4);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);
const unknown = () => null;

/** Hours and minutes until then, by the browser's clock; nothing before there is a browser, nor once it is over. */
export function TimeLeft({ until }: { until: string }) {
  const now = useSyncExternalStore(everyMinute, thisMinute, unknown);
  if (now === null) return null;
  const minutes = Math.ceil(Date.parse(until) / MINUTE_MS) - now;
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
