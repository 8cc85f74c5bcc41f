import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { listCoat } from './steps/import.ts';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { mailTo } from './steps/mail.ts';
import { cards } from './steps/products.ts';
import { signUp } from './steps/session.ts';

const QUERY_ID = /\/(produit|product)\/[^#]+#[0-9a-f]{32}$/;

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`the search field suggests, remembers, and names the search that led to a product (${language})`, async ({
      page,
      context,
    }) => {
      await page.goto(pathIn(language, '/drops'));
      const box = page.getByRole('banner').getByLabel(texts.search).first();
      const suggestions = page.getByRole('listbox', { name: texts.suggestions });
      const product = suggestions.locator('a[href*="#"]').first();
      await box.fill(texts.typo);
      await expect(product).toContainText(texts.corrected);
      const pressed = page.waitForRequest('**/search/1/events');
      await product.click();
      await expect(page).toHaveURL(QUERY_ID);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.corrected);
      expect((await pressed).postDataJSON()).toMatchObject({
        events: [{ eventType: 'click', eventName: 'Quick search clicked', positions: [1] }],
      });

      await box.fill(texts.typo);
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.typo, { timeout: 15_000 });
      const received = page.waitForRequest('**/search/1/events');
      const [found] = await Promise.all([context.waitForEvent('page'), cards(page).nth(2).click()]);
      await expect(found).toHaveURL(QUERY_ID);
      expect((await received).postDataJSON()).toMatchObject({
        events: [{ eventType: 'click', eventName: 'Product Clicked', positions: [3] }],
      });

      const focused = Promise.withResolvers<void>();
      await page.route(/\/assets\/(?!theme-script)[^?]+\.js/, async (route) => {
        await focused.promise;
        await route.continue();
      });
      await page.goto(pathIn(language, '/drops'), { waitUntil: 'commit' });
      await box.click();
      focused.resolve();
      const recent = page.getByRole('group', { name: texts.recent });
      await expect(recent.getByRole('option', { name: texts.typo })).toBeVisible();
      await page.getByRole('button', { name: texts.forget }).click();
      await expect(recent).toHaveCount(0);
    });

    test(`a saved search notifies a new product by email and feed, until it is unsubscribed (${language})`, async ({
      page,
    }) => {
      const { email } = await signUp(page, language);
      await page.goto(pathIn(language, '/shop/search/?text=gabardine'));
      const feed = await page.getByRole('link', { name: texts.feed }).getAttribute('href');
      await page.getByRole('link', { name: texts.saveSearch }).click();
      await page.getByRole('textbox', { name: texts.searchName }).fill('Gabardine');
      await page.getByRole('combobox', { name: texts.howOften }).selectOption('INSTANT');
      await page.getByRole('button', { name: texts.confirmSearch, exact: true }).click();
      await expect(page.getByText(texts.searchSaved)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: 'Gabardine' })).toBeVisible();

      const id = `gabardine-${language}-${Date.now()}`;
      await listCoat(page, { id, title: 'Trench en gabardine', title_en: 'Gabardine trench coat' });
      const mail = await mailTo(page, email, texts.mailOfNewProduct);
      const read = async () => (await page.request.get(feed ?? '')).text();
      await expect.poll(read).toContain(language === 'fr' ? 'Trench en gabardine' : 'Gabardine trench coat');

      await page.goto(/http\S+\/alerts\/\S+/.exec(mail.text)?.[0] ?? '');
      await page.getByRole('button', { name: texts.stopAlert }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.alertStopped })).toBeVisible();
      await page.goto(pathIn(language, '/account/searches'));
      await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('NONE');
      const search = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: 'Gabardine' }) });
      await expect(search).toContainText(/\b[1-9]\d* (pièces?|pieces?)\b/);
      await expect(search.locator('img').first()).toBeVisible();
    });
  });
