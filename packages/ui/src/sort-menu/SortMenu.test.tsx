import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SortMenu } from './SortMenu.tsx';
import { sampleSorts } from './sort-menu.samples.ts';

test.each([
  ['fr', 'Trier : nouveautés', 'Comment les résultats sont classés'],
  ['en', 'Sort by: nouveautés', 'How results are ranked'],
] as const)('shows the sort order in %s and opens the others as links', (locale, label, ranking) => {
  renderIn(<SortMenu options={sampleSorts} rankingHref="/pages/ranking" />, locale);
  const summary = screen.getByText((_, element) => element?.tagName === 'SUMMARY');
  expect(summary.textContent?.replace('\u00a0', ' ')).toBe(label);
  fireEvent.click(summary);
  expect(screen.getByRole('link', { name: 'prix croissant' }).getAttribute('href')).toBe(
    '/shop?sortby=price_asc',
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('nouveautés');
  expect(screen.getByRole('link', { name: ranking })).toBeDefined();
});

test('by keyboard it opens, closes on Escape with focus on its button, and closes when focus leaves', async () => {
  renderIn(
    <>
      <SortMenu options={sampleSorts} />
      <button type="button">Après</button>
    </>,
  );
  const menu = document.querySelector('details')!;
  await userEvent.keyboard('{Tab}{Enter}');
  expect(menu.open).toBe(true);
  await userEvent.keyboard('{Tab}{Escape}');
  expect(menu.open).toBe(false);
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Tab}{Tab}');
  expect(document.activeElement?.textContent).toBe('Après');
  expect(menu.open).toBe(false);
});
