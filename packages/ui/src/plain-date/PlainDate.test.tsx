import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { PlainDate } from './PlainDate.tsx';

test.each(['fr', 'en'] as const)('the day is before the month in %s', (locale) => {
  const { container } = renderIn(<PlainDate value="2026-11-12T09:30:00.000Z" />, locale);
  expect(container.textContent).toBe('12/11/2026');
  expect(container.querySelector('time')?.dateTime).toBe('2026-11-12T09:30:00.000Z');
});

test.each([
  ['2026-11-12T22:59:59.000Z', '12/11/2026'],
  ['2026-11-12T23:00:00.000Z', '13/11/2026'],
])("%s is the %s in the shop's time zone", (value, day) => {
  expect(renderIn(<PlainDate value={value} />).container.textContent).toBe(day);
});
