import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { liveDrop, soonDrop } from '../drop-banner/drop.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { DropClock } from './DropClock.tsx';

const renderedAt = Date.UTC(2026, 10, 22, 15);
const clock = { renderedAt, offset: renderedAt - Date.now() };

test.each([
  ['fr', 'Ouvre dans', 'Se termine dans'],
  ['en', 'Opens in', 'Ends in'],
] as const)('counts down to the launch, then to the end, in %s', (locale, opens, ends) => {
  const launchAt = '2026-11-23T15:00:00.000Z';
  const { rerender } = renderIn(<DropClock drop={{ ...soonDrop, launchAt }} clock={clock} />, locale);
  expect(screen.getByText(opens)).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^(?:1|0|23)/);
  rerender(<DropClock drop={liveDrop} clock={clock} />);
  expect(screen.getByText(ends)).toBeDefined();
  expect(screen.getByRole('timer').textContent).toMatch(/^2/);
});

test('renders nothing without a date', () => {
  const { container } = renderIn(<DropClock drop={{ ...liveDrop, endAt: null }} clock={clock} />);
  expect(container.childElementCount).toBe(0);
});
