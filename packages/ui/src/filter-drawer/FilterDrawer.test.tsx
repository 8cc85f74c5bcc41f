import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderIn } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';

test.each([
  ['fr', 'Filtres', /^Voir 1\s284 pièces$/, 'Tout effacer'],
  ['en', 'Filters', 'Show 1,284 pieces', 'Clear all'],
] as const)(
  'shows the number of results in %s, and closes on its button',
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

test('renders nothing while closed', () => {
  const { container } = renderIn(
    <FilterDrawer open={false} onClose={() => {}} count={3}>
      <p>Tailles</p>
    </FilterDrawer>,
  );
  expect(container.childElementCount).toBe(0);
});

test('the bar shows the number of active filters and opens them', async () => {
  await page.viewport(390, 800);
  const onOpen = vi.fn();
  const { rerender } = renderIn(<FilterBar active={2} onOpen={onOpen} sort={null} />);
  fireEvent.click(screen.getByRole('button', { name: 'Filtrer (2)' }));
  expect(onOpen).toHaveBeenCalledOnce();
  rerender(<FilterBar active={0} onOpen={onOpen} sort={null} />);
  expect(screen.getByRole('button', { name: 'Filtrer' })).toBeDefined();
});

test('by keyboard, the bar opens the filters, which trap focus and return it to the bar', async () => {
  await page.viewport(390, 800);
  function Shop() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <FilterBar active={0} onOpen={() => setOpen(true)} sort={null} />
        <FilterDrawer open={open} onClose={() => setOpen(false)} count={12} clearHref="/shop">
          <a href="/shop?size=m">Taille M</a>
        </FilterDrawer>
      </>
    );
  }
  renderIn(<Shop />);
  const opener = screen.getByRole('button', { name: 'Filtrer' });
  await userEvent.keyboard('{Tab}{Enter}');
  const drawer = await screen.findByRole('dialog', { name: 'Filtres' });
  const reached = [];
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard('{Tab}');
    expect(drawer.contains(document.activeElement)).toBe(true);
    reached.push(document.activeElement?.textContent?.replaceAll('\u00a0', ' '));
  }
  expect(reached).toEqual(expect.arrayContaining(['Taille M', 'Voir 12 pièces', 'Tout effacer']));
  screen.getByRole('button', { name: /^Voir/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(opener);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(opener);
});
