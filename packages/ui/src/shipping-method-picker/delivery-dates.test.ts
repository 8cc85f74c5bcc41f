import { createIntl, type IntlShape } from 'react-intl';
import { expect, test } from 'vitest';
import { deliveryDates } from './delivery-dates.ts';

/** An Intl that writes the spaces of a server. */
const onServer = (locale: string): IntlShape => {
  const intl = createIntl({ locale });
  return {
    ...intl,
    formatDateTimeRange: (...args: Parameters<IntlShape['formatDateTimeRange']>) =>
      intl.formatDateTimeRange(...args).replaceAll(' – ', '\u2009–\u2009'),
  };
};

test.each([
  ['fr', '2026-11-25', '2026-11-27', '25–27 novembre'],
  ['fr', '2026-11-28', '2026-12-02', '28 novembre – 2 décembre'],
  ['en-GB', '2026-11-25', '2026-11-27', '25 – 27 November'],
])('in %s %s to %s is written alike by servers and browsers', (locale, from, to, words) => {
  expect(deliveryDates(onServer(locale), from, to)).toBe(words);
  expect(deliveryDates(createIntl({ locale }), from, to)).toBe(words);
});
