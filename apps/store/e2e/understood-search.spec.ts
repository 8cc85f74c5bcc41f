import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { axeFinds } from './steps/axe.ts';
import { LANGUAGES, ONE_LANGUAGE, pathIn, textsIn, type Language } from './steps/language.ts';
import { chips, countShown } from './steps/list.ts';
import { cards } from './steps/products.ts';

/** The search field of the header. */
const searchField = (page: Page, language: Language) =>
  page.getByRole('banner').getByLabel(textsIn(language).search).first();

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);
    const understood = (page: Page) => chips(page, language);

    test(`a text becomes filters, one is removed, and the words are given back as typed (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      await waitForHydration(page);
      const field = searchField(page, language);
      await field.fill(texts.blackDress);
      await field.press('Enter');

      await expect(page).toHaveURL(/typed=/);
      await expect(page).toHaveURL(/colors=noir/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.blackDress);
      await expect(field).toHaveValue(texts.blackDress);
      await expect(understood(page)).toHaveCount(3);
      expect(await axeFinds(page)).toEqual([]);
      const narrow = await countShown(page, language);

      await understood(page).filter({ hasText: '38' }).click();
      await expect(understood(page)).toHaveCount(2);
      await expect(page).not.toHaveURL(/size=/);
      await expect.poll(() => countShown(page, language)).toBeGreaterThan(narrow);

      await page.getByRole('link', { name: texts.wordForWord }).click();
      await expect(page).not.toHaveURL(/colors=/);
      await expect(understood(page)).toHaveCount(1);
      await page.getByRole('link', { name: texts.interpret }).click();
      await expect(understood(page)).toHaveCount(3);
    });
  });

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`where nothing is found, each loosening has its count, and leads to as many (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, `/shop/search/?text=${encodeURIComponent('robe "zzyzx" 38')}`));
      await expect(cards(page)).toHaveCount(0);
      expect(await axeFinds(page)).toEqual([]);
      const loosening = page.getByRole('main').getByRole('link', { name: texts.without }).first();
      const count = Number((await loosening.innerText()).replace(/^.*»/s, '').replaceAll(/\D/g, ''));
      expect(count).toBeGreaterThan(0);
      await loosening.click();
      await expect.poll(() => countShown(page, language)).toBe(count);
    });

    test(`without scripts a text is understood too (${language})`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      await page.goto(pathIn(language, `/shop/search/?text=${encodeURIComponent(texts.blackDress)}`));
      await expect(page).toHaveURL(/colors=noir/);
      await expect(chips(page, language)).toHaveCount(3);
      await context.close();
    });

    test(`suggestions are reached, left and followed with the keyboard alone (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      await waitForHydration(page);
      const field = searchField(page, language);
      await field.focus();
      const list = page.getByRole('listbox');
      await expect(list.getByRole('group').first()).toBeVisible();
      await page.keyboard.type('rob');
      const options = list.getByRole('option');
      await expect(options.filter({ has: page.locator('img') })).toHaveCount(3);
      await expect(page.getByRole('banner').getByRole('status')).toContainText(/\d+ suggestions/);
      expect(await axeFinds(page, { covered: true })).toEqual([]);

      const marked = () => field.getAttribute('aria-activedescendant');
      await page.keyboard.press('ArrowDown');
      expect(await marked()).toBe(await options.first().getAttribute('id'));
      await page.keyboard.press('Home');
      expect(await marked()).toBeNull();
      await page.keyboard.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(field).toHaveValue('rob');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const total = Number((await options.last().innerText()).replaceAll(/\D/g, ''));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/text=rob/);
      await expect.poll(() => countShown(page, language)).toBe(total);
    });
  });
