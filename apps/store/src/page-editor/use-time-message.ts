import { useIntl } from 'react-intl';
import { deviceTimeZone } from './form/local-time.ts';

/** Day and hour by the clock of the device, as fields for them are. */
export function useTimeMessage() {
  const { formatDate } = useIntl();
  return (moment: string, dateStyle: 'long' | 'medium') =>
    formatDate(moment, { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone: deviceTimeZone() });
}
