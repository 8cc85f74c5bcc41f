import { expect, test } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { beginPage, openPageEditor } from './steps/page-editor.ts';

const LANGUAGES = [
  {
    locale: 'fr',
    path: '/showroom',
    add: 'Ajouter un bloc',
    block: /^Encart/,
    link: /^Où cela mène/,
    page: { typed: 'livrai', group: 'Pages', address: '/pages/delivery' },
    category: { typed: 'robe', group: 'Catégories', address: '/shop/women/clothing/dresses/' },
    brand: { typed: 'levi', group: 'Marques', address: '/shop/?brands=levi-s' },
    builtIn: { typed: 'calculateur', group: 'Pages de la boutique', address: '/calculateur-jean-levis' },
    none: 'Rien ne porte ce nom.',
    picks: 'Pièces choisies',
    item: 'Ajouter un élément',
    reference: /^Référence de la pièce/,
    categoryField: /^Catégorie/,
    categoryName: /^Robes/,
    unknown: 'Aucune pièce n’a cette référence.',
  },
  {
    locale: 'en',
    path: '/en/showroom',
    add: 'Add a block',
    block: /^Insert/,
    link: /^Where it leads/,
    page: { typed: 'deliv', group: 'Pages', address: '/en/pages/delivery' },
    category: { typed: 'dress', group: 'Categories', address: '/en/shop/women/clothing/dresses/' },
    brand: { typed: 'levi', group: 'Brands', address: '/en/shop/?brands=levi-s' },
    builtIn: {
      typed: 'jeans size',
      group: 'Shop pages',
      address: '/en/levis-jeans-calculator',
    },
    none: 'Nothing has this name.',
    picks: 'Chosen pieces',
    item: 'Add an item',
    reference: /^Reference of the piece/,
    categoryField: /^Category/,
    categoryName: /^Dresses/,
    unknown: 'No piece has this reference.',
  },
];

for (const words of LANGUAGES)
  test(`links, categories and pieces are found by their names, in ${words.locale}`, async ({ page }) => {
    await openPageEditor(page);
    await page.goto(words.path);
    await beginPage(page, `pickers-${words.locale}`);
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.block }).click();
    const link = page.getByRole('combobox', { name: words.link }).first();
    const list = page.getByRole('listbox');

    for (const { typed, group, address } of [words.page, words.category, words.brand, words.builtIn]) {
      await link.fill(typed);
      const option = list.getByRole('group', { name: group, exact: true }).getByRole('option').first();
      await expect(option).toContainText(address);
      // By keyboard: the marked option is told to the field, which keeps focus.
      await expect(async () => {
        await link.press('ArrowDown');
        const marked = await link.getAttribute('aria-activedescendant');
        expect(marked).toBe(await option.getAttribute('id'));
      }).toPass();
      await link.press('Enter');
      await expect(link).toHaveValue(address);
      await expect(list).toHaveCount(0);
    }
    await expect(link).toBeFocused();

    // A field with its list is one stop: Tab leads on and closes it.
    await link.press('ArrowDown');
    await expect(list).toBeVisible();
    await link.press('Tab');
    await expect(list).toHaveCount(0);
    await expect(list.locator(':focus')).toHaveCount(0);
    await link.focus();

    // Words that are no address wait, and Escape takes them back; any address can be written.
    await link.fill('zzzz');
    await expect(page.getByText(words.none).first()).toBeVisible();
    await link.press('Escape');
    await expect(link).toHaveValue(words.builtIn.address);
    await link.fill('https://elsewhere.example/a');
    await link.blur();
    await expect(link).toHaveValue('https://elsewhere.example/a');

    const picks = page.getByRole('group', { name: words.picks });
    await picks.getByRole('button', { name: words.item }).first().click();
    const reference = picks.getByRole('combobox', { name: words.reference });
    await reference.fill('jean');
    const piece = list.getByRole('option').first();
    const name = (await piece.locator('span > span').first().textContent()) ?? '';
    expect(await axeFinds(page)).toEqual([]);
    await piece.click();
    await expect(reference).toHaveValue(/^\d+$/);
    await expect(picks.getByText(name)).toBeVisible();
    await reference.fill('999999999');
    await expect(picks.getByText(words.unknown)).toBeVisible();

    const category = picks.getByRole('combobox', { name: words.categoryField });
    await category.fill(words.category.typed);
    await list.getByRole('option').filter({ hasText: 'women/clothing/dresses' }).click();
    await expect(category).toHaveValue(words.categoryName);
  });
