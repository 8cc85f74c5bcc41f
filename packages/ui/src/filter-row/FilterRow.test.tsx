import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleGroups, sampleHref } from '../filter-panel/filter-panel.samples.ts';
import { renderIn, renderDelayed } from '../testing/render.tsx';
import { FilterRow } from './FilterRow.tsx';

const row = <FilterRow groups={sampleGroups} href={sampleHref} count={68} mySizesHref="/shop?size=38" />;

test('a chip says how many values are selected: their names are among the active filters', () => {
  const { unmount } = renderIn(row);
  expect(screen.getByText('Taille (2)', { selector: 'summary' })).toBeDefined();
  expect(screen.getByText('Marque', { selector: 'summary' })).toBeDefined();
  unmount();
  renderIn(row, 'en');
  expect(screen.getByText('Taille (2)', { selector: 'summary' })).toBeDefined();
});

test('a click opens the options; Escape closes them and returns focus', async () => {
  renderIn(row);
  const chip = screen.getByText('Taille (2)');
  fireEvent.click(chip);
  const size = await screen.findByRole('link', { name: /^XL/ });
  size.focus();
  fireEvent.keyDown(size, { key: 'Escape' });
  expect(screen.getByRole('link', { name: /^XL/ }).checkVisibility()).toBe(false);
  expect(document.activeElement?.contains(chip)).toBe(true);
});

test('losing focus closes the options', async () => {
  renderIn(row);
  fireEvent.click(screen.getByText('Taille (2)'));
  (await screen.findByRole('link', { name: /^XL/ })).focus();
  screen.getByRole('link', { name: 'Mes tailles' }).focus();
  expect(screen.getByRole('link', { name: /^XL/ }).checkVisibility()).toBe(false);
});

test('a click elsewhere closes the options', async () => {
  await page.viewport(900, 800);
  renderIn(row);
  fireEvent.click(screen.getByText('Taille (2)'));
  const size = await screen.findByRole('link', { name: /^XL/ });
  const elsewhere = document.elementFromPoint(850, 700);
  expect(elsewhere?.tagName).toBe('SUMMARY');
  if (elsewhere instanceof HTMLElement) elsewhere.click();
  expect(size.checkVisibility()).toBe(false);
});

test('the options are rendered when opened, also before hydration', async () => {
  await renderDelayed(row, 'toggle', (drawn) => {
    expect(within(drawn).queryByRole('link', { name: /^XL/, hidden: true })).toBeNull();
    within(drawn).getByText('Taille (2)').click();
    const menu =
      drawn.querySelector('[data-slot="filter-menu"][open] [data-slot="filter-menu-body"]') ?? drawn;
    expect(getComputedStyle(menu, '::before').height).toBe('128px');
  });
  const option = await screen.findByRole('link', { name: /^XL/ });
  const menu = option.closest('[data-slot="filter-menu-body"]') ?? document.body;
  expect(getComputedStyle(menu, '::before').content).toBe('none');
});

test('on wide screens the filters stand beside the list: the row has the sizes alone', async () => {
  await page.viewport(1280, 800);
  renderIn(row);
  expect(screen.getByText('Taille (2)').checkVisibility()).toBe(false);
  expect(screen.getByRole('link', { name: 'Mes tailles' }).checkVisibility()).toBe(true);
});

test('by keyboard, a chip opens, its options are next, and Escape returns to it', async () => {
  await page.viewport(900, 800);
  renderIn(row);
  const chips = [...document.querySelectorAll('summary')];
  const size = chips.findIndex((chip) => chip.textContent?.startsWith('Taille'));
  await userEvent.keyboard('{Tab}'.repeat(size + 1));
  expect(document.activeElement).toBe(chips[size]);
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: /^XL/ });
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Chercher\s: taille$/ }));
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toMatch(/^XS/);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(chips[size]);
  expect(screen.getByRole('link', { name: /^XL/, hidden: true }).checkVisibility()).toBe(false);
});

test.each([
  ['fr', 'Voir 68 pièces'],
  ['en', 'Show 68 pieces'],
] as const)(
  'on a phone, an opened filter has its title, and a button with the count closes it, in %s',
  async (locale, name) => {
    await page.viewport(390, 844);
    renderIn(row, locale);
    fireEvent.click(screen.getByText('Taille (2)'));
    const size = await screen.findByRole('link', { name: /^XL/ });
    expect(screen.getByText('Taille', { selector: 'p' }).checkVisibility()).toBe(true);
    const shown = screen.getAllByRole('button', { name }).filter((button) => button.checkVisibility());
    expect(shown).toHaveLength(1);
    fireEvent.click(shown[0]!);
    expect(size.checkVisibility()).toBe(false);
  },
);
