import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { SortMenu } from './SortMenu.tsx';
import { sampleSorts } from './sort-menu.samples.ts';

test.each([
  ['fr', 'Trier : nouveautés', 'Comment les résultats sont classés'],
  ['en', 'Sort by: nouveautés', 'How results are ranked'],
] as const)('it tells the order in %s and unfolds the others as links', (locale, label, ranking) => {
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
