import type { IntlShape } from 'react-intl';

/**
 * « 27–30 novembre »: calendar days of the api, which belong to no time zone. A server puts thin spaces around the
 * dash where browsers put plain ones; both write plain ones.
 */
export const deliveryDates = (intl: IntlShape, from: string, to: string): string =>
  intl
    .formatDateTimeRange(new Date(from), new Date(to), { day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replaceAll('\u2009', ' ');
