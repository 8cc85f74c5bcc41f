import { screen } from '@testing-library/react';
import { page } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderIn } from '../testing/render.tsx';
import { AccountLayout } from './AccountLayout.tsx';

const groups = [
  { label: 'Achats', entries: [{ label: 'Commandes', href: '/account/orders', count: 2 }] },
  { label: 'Profil', entries: [{ label: 'Mes tailles', href: '/account/sizes' }] },
];

test('a wide screen shows menu and page, and marks the current entry', async () => {
  await page.viewport(1200, 800);
  renderIn(
    <AccountLayout groups={groups} current="/account/orders">
      <h1>Mes commandes</h1>
    </AccountLayout>,
  );
  expect(screen.getByRole('link', { name: 'Commandes 2', current: 'page' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Mes commandes' })).toBeTruthy();
});

test('the menu is grouped, and each group has its name', () => {
  renderIn(<AccountLayout groups={groups} />);
  const [purchases, profile] = screen.getAllByRole('list');
  expect(screen.getByRole('list', { name: 'Achats' })).toBe(purchases);
  expect(screen.getByRole('list', { name: 'Profil' })).toBe(profile);
});

test.each([
  ['fr', 'Mon compte'],
  ['en', 'My account'],
] as const)(
  'a narrow screen shows the menu below its heading, or the selected page, in %s',
  async (locale, name) => {
    await page.viewport(390, 800);
    const layout = (current?: string) => (
      <AccountLayout groups={groups} current={current}>
        <h1>Mes commandes</h1>
      </AccountLayout>
    );
    const { rerender } = renderIn(layout(), locale);
    expect(screen.getByRole('navigation', { name })).toBeTruthy();
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    expect(top(screen.getByRole('heading'))).toBeLessThan(top(screen.getByRole('navigation')));
    rerender(layout('/account/orders'));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('heading')).toBeTruthy();
  },
);

test.each([
  ['wide, for a detail alone', 1200, true, true],
  ['wide, for a list', 1200, false, false],
  ['narrow, for a list', 390, false, true],
] as const)('the back link is shown when it leads somewhere: %s', async (_where, width, always, there) => {
  await page.viewport(width, 800);
  renderIn(
    <AccountLayout
      groups={groups}
      current="/account/orders"
      back={{ label: 'Retour', href: '/account', always }}
    >
      <h1>Mes commandes</h1>
    </AccountLayout>,
  );
  expect(screen.queryByRole('link', { name: 'Retour' }) !== null).toBe(there);
});
