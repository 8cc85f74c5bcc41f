import { act, screen } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Logo } from '../logo/Logo.tsx';
import { demoEntries } from '../navigation/demo-entries.ts';
import { renderIn } from '../testing/render.tsx';
import { Header } from './Header.tsx';
import { HeaderLink } from './HeaderLink.tsx';

const shown = (locale: 'fr' | 'en' = 'fr') =>
  renderIn(
    <>
      <Header
        logo={<Logo href="/" />}
        nav={demoEntries}
        tools={
          <HeaderLink href="/cart" label="Panier, 120 pièces" count={120}>
            <svg aria-hidden />
          </HeaderLink>
        }
      />
      <div className="h-[3000px]">Page</div>
    </>,
    locale,
  );

const scrollTo = async (y: number) => {
  window.scrollTo({ top: y, behavior: 'instant' });
  await act(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
};
const inSight = () => screen.getByRole('banner').getBoundingClientRect().bottom > 0;

beforeEach(() => page.viewport(1440, 900));
afterEach(() => scrollTo(0));

test('it steps aside past 200 px down, and comes back on the way up', async () => {
  shown();
  await scrollTo(150);
  expect(inSight()).toBe(true);
  await scrollTo(600);
  await expect.poll(inSight).toBe(false);
  await scrollTo(500);
  await expect.poll(inSight).toBe(true);
});

test('it stays where the page is shorter than two windows', async () => {
  renderIn(
    <>
      <Header logo={<Logo href="/" />} nav={demoEntries} />
      <div className="h-[1600px]">Page</div>
    </>,
  );
  await scrollTo(600);
  expect(inSight()).toBe(true);
});

test('a count is in the name, and no longer than 99+ to the eye', () => {
  shown();
  expect(screen.getByRole('link', { name: 'Panier, 120 pièces' }).innerText).toContain('99+');
});

test.each([
  ['fr', 'Ouvrir le menu Femme', 'Robes'],
  ['en', 'Open the Femme menu', 'Robes'],
] as const)('a panel opens by keyboard and closes on Escape, in %s', async (locale, toggle, link) => {
  shown(locale);
  screen.getByRole('button', { name: toggle }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('link', { name: link })).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('link', { name: link })).toBeNull();
});

test('a mouse that rests on an entry opens its panel', async () => {
  shown();
  await userEvent.hover(screen.getByRole('link', { name: 'Femme' }));
  expect(screen.queryByRole('link', { name: 'Robes' })).toBeNull();
  await expect.poll(() => screen.queryByRole('link', { name: 'Robes' })).not.toBeNull();
});

test('on a phone the menu goes down level by level, and back', async () => {
  await page.viewport(390, 844);
  shown();
  const opener = screen.getByRole('link', { name: 'Menu' });
  expect(opener.getAttribute('href')).toBe('#menu');
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Femme' }));
  expect(screen.getByRole('dialog', { name: 'Femme' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tout Femme' }).getAttribute('href')).toBe('/shop/femme');
  await userEvent.click(screen.getByRole('button', { name: 'Chaussures' }));
  expect(screen.getByRole('link', { name: 'Bottes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(screen.getByRole('dialog', { name: 'Femme' })).toBeTruthy();
});
