import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { ProgressBar } from './ProgressBar.tsx';

beforeEach(() => vi.useFakeTimers());
const phaseOf = (bar: HTMLElement) => bar.closest<HTMLElement>('[data-phase]')?.dataset['phase'];
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the live region is there before what it announces', () => {
  const { container } = renderIn(<ProgressBar busy />);
  const region = container.querySelector('[aria-live="polite"]')!;
  expect(region.textContent).toBe('');
  wait(200);
  expect(container.querySelector('[aria-live="polite"]')).toBe(region);
  expect(region.textContent).toBe('Chargement');
});

test('a response within 200 ms shows no bar', () => {
  const { rerender } = renderIn(<ProgressBar busy />);
  wait(199);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ProgressBar busy={false} />);
  wait(1000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a slower one shows it until 500 ms after its end', () => {
  const { rerender } = renderIn(<ProgressBar busy />);
  wait(200);
  expect(screen.getByRole('progressbar', { name: 'Chargement' })).toBeTruthy();
  rerender(<ProgressBar busy={false} />);
  wait(499);
  expect(screen.queryByRole('progressbar')).not.toBeNull();
  wait(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['fr', 'Le chargement a échoué'],
  ['en', 'Loading failed'],
] as const)('a failure is marked, however fast, in %s', (locale, name) => {
  const { rerender } = renderIn(<ProgressBar busy />, locale);
  wait(50);
  rerender(<ProgressBar busy={false} failed />);
  expect(phaseOf(screen.getByRole('progressbar', { name }))).toBe('failed');
});

test('a second request before the bar is hidden shows a bar again', () => {
  const { rerender } = renderIn(<ProgressBar busy />);
  wait(300);
  rerender(<ProgressBar busy={false} />);
  wait(100);
  rerender(<ProgressBar busy />);
  wait(700);
  expect(phaseOf(screen.getByRole('progressbar'))).toBe('running');
});
