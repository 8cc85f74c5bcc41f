import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleGroups, sampleHref } from '../filter-panel/filter-panel.samples.ts';
import { renderIn } from '../testing/render.tsx';
import { FilterRow } from './FilterRow.tsx';

const row = <FilterRow groups={sampleGroups} href={sampleHref} mySizesHref="/shop?size=38" />;

test('a chip says what is chosen, in both languages', () => {
  const { unmount } = renderIn(row);
  expect(screen.getByText(/^Taille\s: S, M$/)).toBeDefined();
  expect(screen.getByText('Marque')).toBeDefined();
  unmount();
  renderIn(row, 'en');
  expect(screen.getByText('Taille: S, M')).toBeDefined();
});

test('a press unfolds the options; Escape folds them and gives the focus back', () => {
  renderIn(row);
  const chip = screen.getByText(/^Taille\s: S, M$/);
  fireEvent.click(chip);
  const size = screen.getByRole('link', { name: /^XL/ });
  size.focus();
  fireEvent.keyDown(size, { key: 'Escape' });
  expect(screen.getByRole('link', { name: /^XL/ }).checkVisibility()).toBe(false);
  expect(document.activeElement?.contains(chip)).toBe(true);
});

test('focus that goes elsewhere folds the options', () => {
  renderIn(row);
  fireEvent.click(screen.getByText(/^Taille\s: S, M$/));
  screen.getByRole('link', { name: /^XL/ }).focus();
  screen.getByRole('link', { name: 'Mes tailles' }).focus();
  expect(screen.getByRole('link', { name: /^XL/ }).checkVisibility()).toBe(false);
});

test('a press anywhere else folds the options', async () => {
  await page.viewport(1280, 800);
  renderIn(row);
  fireEvent.click(screen.getByText(/^Taille\s: S, M$/));
  const elsewhere = document.elementFromPoint(1200, 700);
  expect(elsewhere?.tagName).toBe('SUMMARY');
  if (elsewhere instanceof HTMLElement) elsewhere.click();
  expect(screen.getByRole('link', { name: /^XL/ }).checkVisibility()).toBe(false);
});
