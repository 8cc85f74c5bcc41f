import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '@patine/core';
import { renderIn } from '../testing/render.tsx';
import { Countdown } from './Countdown.tsx';

const start = Date.UTC(2026, 10, 21, 9);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
const shown = () => screen.getByRole('timer').textContent;

test('it counts by the server, whatever the person’s clock says', () => {
  renderIn(<Countdown endAt={start + 65_000} renderedAt={start} offset={5000} />);
  expect(shown()).toBe('01 minute00 seconde');
});

test('shows its units in English', () => {
  renderIn(<Countdown endAt={start + 2 * DAY_MS + 7 * HOUR_MS} renderedAt={start} />, 'en');
  expect(shown()).toBe('2 days07 hours');
});

test('counts down each second and calls onEnd once', () => {
  const onEnd = vi.fn();
  renderIn(<Countdown endAt={start + 2000} renderedAt={start} onEnd={onEnd} />);
  act(() => vi.advanceTimersByTime(1000));
  expect(shown()).toContain('01 seconde');
  expect(onEnd).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(3000));
  expect(shown()).toContain('00 seconde');
  expect(onEnd).toHaveBeenCalledOnce();
});
