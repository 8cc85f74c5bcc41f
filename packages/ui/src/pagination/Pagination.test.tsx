import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { Pagination } from './Pagination.tsx';

const hrefFor = (page: number) => `/shop?page=${page}`;

test('pages are links and the current one is marked', () => {
  renderIn(<Pagination page={2} pages={3} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('/shop?page=3');
  expect(screen.getByRole('link', { name: 'Page 2', current: 'page' })).toBeTruthy();
});

test.each([
  ['fr', 'Page précédente', 'Page suivante'],
  ['en', 'Previous page', 'Next page'],
] as const)('the first page has no previous link, in %s', (locale, previous, next) => {
  renderIn(<Pagination page={1} pages={3} hrefFor={hrefFor} />, locale);
  expect(screen.queryByRole('link', { name: previous })).toBeNull();
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe('/shop?page=2');
});

test('renders nothing for a single page', () => {
  renderIn(<Pagination page={1} pages={1} hrefFor={hrefFor} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('Tab moves through the pages in order, and Enter follows a link', async () => {
  const onClick = vi.fn();
  renderIn(
    <Pagination
      page={2}
      pages={3}
      hrefFor={hrefFor}
      onClick={({ target }) => onClick((target as Element).getAttribute('href'))}
    />,
  );
  const stops: (string | null)[] = [];
  for (let press = 0; press < 5; press += 1) {
    await userEvent.tab();
    stops.push(document.activeElement?.getAttribute('aria-label') ?? null);
  }
  expect(stops).toEqual(['Page précédente', 'Page 1', 'Page 2', 'Page 3', 'Page suivante']);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledExactlyOnceWith('/shop?page=3');
});

test('a page beyond the last one shows the last', () => {
  renderIn(<Pagination page={40} pages={3} hrefFor={hrefFor} />);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
  expect(screen.queryByRole('link', { name: 'Page suivante' })).toBeNull();
});
