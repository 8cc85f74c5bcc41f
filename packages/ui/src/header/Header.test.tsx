import { act, fireEvent, screen, within } from '@testing-library/react';
import { page, userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Logo } from '../logo/Logo.tsx';
import { demoEntries } from '../navigation/demo-entries.ts';
import { renderIn } from '../testing/render.tsx';
import { Header } from './Header.tsx';
import { HeaderLink } from './HeaderLink.tsx';

const shown = (locale: 'fr' | 'en' = 'fr', className?: string) =>
  renderIn(
    <>
      <Header
        className={className}
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

test('hides when scrolling down past 200 px, and returns when scrolling up', async () => {
  shown();
  await scrollTo(150);
  expect(inSight()).toBe(true);
  await scrollTo(600);
  await expect.poll(inSight).toBe(false);
  await scrollTo(500);
  await expect.poll(inSight).toBe(true);
});

test('stays visible on a page shorter than two viewports', async () => {
  renderIn(
    <>
      <Header logo={<Logo href="/" />} nav={demoEntries} />
      <div className="h-[1600px]">Page</div>
    </>,
  );
  await scrollTo(600);
  expect(inSight()).toBe(true);
});

test('the count is in the accessible name, and displayed as at most 99+', () => {
  shown();
  expect(screen.getByRole('link', { name: 'Panier, 120 pièces' }).innerText).toContain('99+');
});

test.each([
  ['fr', 'Ouvrir le menu Femme', 'Robes'],
  ['en', 'Open the Femme menu', 'Robes'],
] as const)('a panel opens by keyboard and closes on Escape, in %s', async (locale, toggle, link) => {
  // A pointer that an earlier test left over the header would open or close panels by itself.
  shown(locale, 'pointer-events-none');
  screen.getByRole('button', { name: toggle }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('link', { name: link })).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('link', { name: link })).toBeNull();
});

test.each([
  ['fr', 'Ouvrir le menu Femme', 'Tout voir Femme'],
  ['en', 'Open the Femme menu', 'View all Femme'],
] as const)('a panel leads to all of its entry, in %s', async (locale, toggle, name) => {
  shown(locale, 'pointer-events-none');
  screen.getByRole('button', { name: toggle }).focus();
  await userEvent.keyboard('{Enter}');
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe('/shop/femme');
});

test('a panel names once what it also shows as a picture', async () => {
  shown('fr', 'pointer-events-none');
  screen.getByRole('button', { name: 'Ouvrir le menu Marques' }).focus();
  await userEvent.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'Levi’s' });
  expect(link.querySelector('picture')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Carhartt' })).toBeDefined();
});

test('Escape within a panel returns the focus to its button', async () => {
  shown('fr', 'pointer-events-none');
  const button = screen.getByRole('button', { name: 'Ouvrir le menu Femme' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('link', { name: 'Robes' })).focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('link', { name: 'Robes' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('hovering over an entry opens its panel', async () => {
  shown();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'Femme' }), { pointerType: 'mouse' });
  expect(screen.queryByRole('link', { name: 'Robes' })).toBeNull();
  await expect.poll(() => screen.queryByRole('link', { name: 'Robes' })).not.toBeNull();
});

test.each([
  ['fr', /^Drops ?Nouveau$/],
  ['en', /^Drops ?New$/],
] as const)('new entries are marked on wide screens and in the phone menu, in %s', async (locale, name) => {
  shown(locale);
  expect(screen.getByRole('link', { name })).toBeTruthy();
  await page.viewport(390, 844);
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog');
  expect(within(menu).getByRole('link', { name })).toBeTruthy();
});

test('a custom logo is 92 px high on a wide screen, inside the header', async () => {
  renderIn(<Header logo={<Logo href="/" imageUrl="/media/jacket.svg" />} nav={demoEntries} />);
  const logo = screen.getByRole('img', { name: 'Patine' }).getBoundingClientRect();
  expect(logo.height).toBe(92);
  expect(screen.getByRole('banner').getBoundingClientRect().bottom).toBeGreaterThanOrEqual(logo.bottom);
});

test('text at twice the size leaves enough space for the logo on a phone, without overflow', async () => {
  await page.viewport(195, 422);
  renderIn(
    <Header
      logo={<Logo href="/" />}
      nav={demoEntries}
      tools={['Compte', 'Favoris', 'Panier'].map((label) => (
        <HeaderLink key={label} href="/" label={label}>
          <svg aria-hidden width="20" height="20" />
        </HeaderLink>
      ))}
    />,
  );
  expect(screen.getByRole('img', { name: 'Patine' }).getBoundingClientRect().width).toBeGreaterThan(60);
  expect(document.documentElement.scrollWidth).toBe(195);
});

test('the search keeps its place on a wide screen when the tools arrive after it', () => {
  const header = (tools: ReactNode) => (
    <Header
      logo={<Logo href="/" />}
      nav={demoEntries}
      search={<input aria-label="Chercher" />}
      tools={tools}
    />
  );
  const leftOfSearch = () => screen.getByRole('textbox').getBoundingClientRect().left;
  const { rerender } = renderIn(header(null));
  const before = leftOfSearch();
  rerender(header(<div className="h-11 w-80" />));
  expect(leftOfSearch()).toBe(before);
});

test('the phone menu goes down level by level, and back', async () => {
  await page.viewport(390, 844);
  shown();
  const opener = screen.getByRole('link', { name: 'Menu' });
  expect(opener.getAttribute('href')).toBe('#menu');
  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('button', { name: 'Femme' }));
  expect(screen.getByRole('dialog', { name: 'Femme' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Tout voir Femme' }).getAttribute('href')).toBe('/shop/femme');
  await userEvent.click(screen.getByRole('button', { name: 'Chaussures' }));
  expect(screen.getByRole('link', { name: 'Bottes' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Retour' }));
  expect(screen.getByRole('dialog', { name: 'Femme' })).toBeTruthy();
});

test('the phone menu shows the images of a level, the languages and the app, and closes after a click on a link', async () => {
  await page.viewport(390, 844);
  renderIn(
    <Header
      logo={<Logo href="/" />}
      nav={demoEntries}
      languages={<a href="/en">EN</a>}
      app={<a href="/app">L’application</a>}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('link', { name: 'EN' })).toBeTruthy();
  expect(menu.getByRole('link', { name: 'L’application' })).toBeTruthy();
  expect(menu.queryByRole('link', { name: 'Le denim' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Femme' }));
  const shortcut = menu.getByRole('link', { name: 'Le denim' });
  shortcut.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(shortcut);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('further links are below the first level of the phone menu alone, and close it', async () => {
  await page.viewport(390, 844);
  renderIn(
    <Header
      logo={<Logo href="/" />}
      nav={demoEntries}
      renderMore={(close) => (
        <button type="button" onClick={close}>
          Aide et contact
        </button>
      )}
    />,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  await userEvent.click(menu.getByRole('button', { name: 'Femme' }));
  expect(menu.queryByRole('button', { name: 'Aide et contact' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'Retour' }));
  await userEvent.click(menu.getByRole('button', { name: 'Aide et contact' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('the images beside the columns of a panel are 189 by 284', async () => {
  shown();
  screen.getByRole('button', { name: 'Ouvrir le menu Femme' }).focus();
  await userEvent.keyboard('{Enter}');
  const shortcut = await screen.findByRole('link', { name: 'Le denim' });
  const { width, height } = shortcut.querySelector('[data-slot=picture]')!.getBoundingClientRect();
  expect([Math.round(width), Math.round(height)]).toEqual([188, 282]);
});

test.each([1360, 1366, 1440, 1920])('no part of the header lies on another at %i px', async (width) => {
  await page.viewport(width, 800);
  const short = demoEntries.map(({ tags: _, ...entry }) => entry);
  const long = [...short, { label: 'Manteaux de décembre', path: '/drops/december' }];
  for (const [nav, rows] of [
    [short, 1],
    [long, 2],
  ] as const) {
    const { unmount } = renderIn(
      <Header
        logo={<Logo href="/" />}
        nav={nav}
        search={<input data-slot="search-box" className="w-full" />}
        tools={<span className="inline-block w-44" />}
        languages={<a href="/en">FR | EN</a>}
        app={<a href="/app">Télécharger l’application</a>}
      />,
    );
    const header = screen.getByRole('banner');
    const boxes = [...header.querySelectorAll('[data-slot=logo], nav ul > li, [data-slot=search-box]')].map(
      (part) => part.getBoundingClientRect(),
    );
    const overlaps = boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        ),
    );
    expect(overlaps).toEqual([]);
    expect([header.scrollWidth <= width, header.getBoundingClientRect().height > 100]).toEqual([
      true,
      rows === 2,
    ]);
    unmount();
  }
});
