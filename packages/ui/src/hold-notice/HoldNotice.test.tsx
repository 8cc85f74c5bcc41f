import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { HoldNotice } from './HoldNotice.tsx';

test.each([
  ['fr', /réservées pendant 30 minutes/],
  ['en', /reserved for you for 30 minutes/],
] as const)('before payment it shows how long items are held, in %s', (locale, words) => {
  renderIn(<HoldNotice minutes={30} />, locale);
  expect(screen.getByText(words)).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('its countdown follows the server and reports its end', () => {
  vi.useFakeTimers({ now: 5_000_000 });
  const serverIsAhead = 3_000_000;
  const now = 5_000_000 + serverIsAhead;
  renderIn(
    <HoldNotice minutes={30} clock={{ expiresAt: now + 61_000, renderedAt: now, offset: serverIsAhead }} />,
  );
  expect(screen.getByRole('timer').textContent).toBe('01:01');
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('timer').textContent).toBe('00:59');
  act(() => vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('ne sont plus réservées');
});
