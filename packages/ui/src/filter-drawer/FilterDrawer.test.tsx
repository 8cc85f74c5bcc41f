import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

test.each([
  ['fr', 'Filtres', /^Voir 1\s284 pièces$/, 'Tout effacer'],
  ['en', 'Filters', 'See 1,284 pieces', 'Clear all'],
] as const)(
  'it tells how many pieces are left in %s, and closes on them',
  async (locale, title, show, clear) => {
    const onClose = vi.fn();
    renderIn(
      <FilterDrawer open onClose={onClose} count={1284} clearHref="/shop">
        <p>Tailles</p>
      </FilterDrawer>,
      locale,
    );
    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
    expect(screen.getByRole('link', { name: clear }).getAttribute('href')).toBe('/shop');
    fireEvent.click(screen.getByRole('button', { name: show }));
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('closed, it draws nothing', () => {
  const { container } = renderIn(
    <FilterDrawer open={false} onClose={() => {}} count={3}>
      <p>Tailles</p>
    </FilterDrawer>,
  );
  expect(container.childElementCount).toBe(0);
});

test('the bar tells how many filters are chosen and opens them', async () => {
  await page.viewport(390, 800);
  const onOpen = vi.fn();
  const { rerender } = renderIn(<FilterBar active={2} onOpen={onOpen} sort={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Filtrer (2)' }));
  expect(onOpen).toHaveBeenCalledOnce();
  rerender(<FilterBar active={0} onOpen={onOpen} sort={null} />);
  expect(screen.getByRole('button', { name: 'Filtrer' })).toBeDefined();
});
