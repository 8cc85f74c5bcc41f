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

test('runs on from the time of rendering where that is later than the client’s clock: the preview of a date to come', () => {
  renderIn(<Countdown endAt={start + 9 * DAY_MS} renderedAt={start + 2 * DAY_MS} />);
  expect(shown()).toBe('7 jours00 heure');
  act(() => vi.advanceTimersByTime(HOUR_MS + 1000));
  expect(shown()).toBe('6 jours22 heures');
});

test('follows the client’s clock on a page that was cached for hours', () => {
  renderIn(<Countdown endAt={start + DAY_MS} renderedAt={start - 20 * HOUR_MS} />);
  expect(shown()).toBe('1 jour00 heure');
});
