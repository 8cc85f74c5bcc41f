import { dateTagOf, firstOfMonth, SHOP_TIME_ZONE } from '@patine/core';
import { useIntl } from 'react-intl';

/** Formats in words, of the editor's language. */
function useDateFormat() {
  const { formatters, locale } = useIntl();
  const tag = dateTagOf(locale);
  return (moment: string, options: Intl.DateTimeFormatOptions) =>
    firstOfMonth(formatters.getDateTimeFormat(tag, options).format(new Date(moment)), tag);
}

/** Day and hour by the shop’s clock, as fields for them are. */
export function useTimeMessage() {
  const format = useDateFormat();
  return (moment: string, dateStyle: 'long' | 'medium') =>
    format(moment, { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone: SHOP_TIME_ZONE });
}

/** Day and month by the shop’s clock: « 27 nov. », “27 Nov”. */
export function useDayMessage() {
  const format = useDateFormat();
  return (moment: string) => format(moment, { day: 'numeric', month: 'short', timeZone: SHOP_TIME_ZONE });
}
