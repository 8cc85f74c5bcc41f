import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { signUp } from './steps/session.ts';

const LONG = 'a'.repeat(5_000);

const UNKNOWN = [
  '/produit/rien-de-tel-999999999',
  '/produit/%E0%A4%A',
  '/rien',
  '/shop/rien/du/tout/',
  `/produit/${'x'.repeat(1_500)}`,
];

test('an unknown URL shows the not-found page', async ({ page }) => {
  for (const path of UNKNOWN) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    const { notFound, productNotFound } = textsIn('fr');
    const name = /^\/produit\/[rx]/.test(path) ? productNotFound : notFound;
    await expect(page.getByRole('heading', { level: 1, name }), path).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first(), path).toBeVisible();
  }
});

const ODD = [
  '/shop/?page=0',
  '/shop/?page=99999',
  '/shop/?page=-3&page=x',
  '/shop/?colors=rien&size=%F0%9F%A6%84',
  '/shop/?price=9999999999-1',
  '/shop/?%E0%A4%A=&&==&colors',
  '/shop/?sortby=drop+table&hidesold=peut-etre',
  `/shop/search/?text=${LONG}`,
  '/shop/search/?text=%00%0A%22%3Cscript%3E',
];

test('invalid filters of a list still show a page', async ({ page }) => {
  for (const path of ODD) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBeLessThan(500);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeVisible();
  }
});

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    test(`an unknown order is not found (${language})`, async ({ page }) => {
      await signUp(page, language);
      for (const id of ['rien', '00000000-0000-4000-8000-000000000000']) {
        const response = await page.goto(pathIn(language, `/account/orders/${id}`));
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { name: textsIn(language).notFound })).toBeVisible();
      }
      const response = await page.goto(pathIn(language, '/account/addresses/rien'));
      expect(response?.status()).toBe(404);
      const confirmation = await page.goto(pathIn(language, '/order-confirm/rien'));
      expect(confirmation?.status()).toBeLessThan(500);
      await expect(page.getByRole('link', { name: textsIn(language).seeOrders })).toBeVisible();
    });
  });
