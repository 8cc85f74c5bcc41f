import { expect, test } from 'vitest';
import { deliveryDates } from './delivery-dates.ts';

test.each([
  ['2026-11-25', '2026-11-27', '25/11/2026 – 27/11/2026'],
  ['2026-12-30', '2027-01-02', '30/12/2026 – 02/01/2027'],
  ['2026-11-25', '2026-11-25', '25/11/2026'],
])('%s to %s', (from, to, dates) => {
  expect(deliveryDates(from, to)).toBe(dates);
});
