import { fireEvent, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { longTexts } from '../prose/prose.samples.ts';
import { Prose } from '../prose/Prose.tsx';
import { renderIn } from '../testing/render.tsx';
import { ClampedText } from './ClampedText.tsx';

const THREE_LINES = 3 * 24;
const text = (on: 'phones' | 'everything') => (
  <ClampedText on={on}>
    <Prose text={longTexts.fr} data-testid="text" />
    <a href="/fin">La fin</a>
  </ClampedText>
);
const shownHeight = () => screen.getByTestId('text').parentElement!.clientHeight;

test.each([
  ['fr', 'Voir plus', 'Voir moins'],
  ['en', 'Show more', 'Show less'],
] as const)(
  'on a phone three lines are visible, and the rest on demand, in %s',
  async (locale, more, less) => {
    await page.viewport(390, 800);
    renderIn(text('phones'), locale);
    expect(shownHeight()).toBeLessThanOrEqual(THREE_LINES);
    fireEvent.click(screen.getByText(more));
    expect(shownHeight()).toBeGreaterThan(THREE_LINES * 3);
    fireEvent.click(screen.getByText(less));
    expect(shownHeight()).toBeLessThanOrEqual(THREE_LINES);
  },
);

test('a focused link in the hidden part expands the text', async () => {
  await page.viewport(390, 800);
  renderIn(text('phones'));
  screen.getByRole('link', { name: 'La fin' }).focus();
  expect(shownHeight()).toBeGreaterThan(THREE_LINES * 3);
});

test('on a wide screen the text is not clamped unless requested', async () => {
  await page.viewport(1200, 800);
  const { rerender } = renderIn(text('phones'));
  expect(shownHeight()).toBeGreaterThan(THREE_LINES * 3);
  rerender(text('everything'));
  expect(shownHeight()).toBeLessThanOrEqual(THREE_LINES);
});

test('the keyboard expands and collapses the text', async () => {
  await page.viewport(390, 800);
  renderIn(
    <ClampedText on="phones">
      <Prose text={longTexts.fr} data-testid="text" />
    </ClampedText>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  expect(shownHeight()).toBeGreaterThan(THREE_LINES * 3);
  await userEvent.keyboard(' ');
  expect(shownHeight()).toBeLessThanOrEqual(THREE_LINES);
});
