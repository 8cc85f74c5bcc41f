import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { checkOut, payWith } from './steps/checkout.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { addSomeProduct } from './steps/products.ts';
import { signUp } from './steps/session.ts';

const expectNoViolations = async (page: Page, name: string) =>
  expect.soft(await axeFinds(page), name).toEqual([]);

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`axe finds no violations on the public pages (${language})`, async ({ page }) => {
      for (const path of [
        '/',
        '/shop/',
        '/login',
        '/register',
        '/resetPassword',
        '/changePassword',
        '/confirmEmail',
        '/cart',
        '/rien',
      ]) {
        await page.goto(pathIn(language, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, path);
      }
    });

    test(`axe finds no violations from the product page to the order (${language})`, async ({ page }) => {
      await signUp(page, language);
      await addSomeProduct(page, language);
      await expectNoViolations(page, 'product');
      await page.goto(pathIn(language, '/cart'));
      await expect(page.getByRole('link', { name: texts.goToPayment })).toBeVisible();
      await expectNoViolations(page, 'cart');

      await page.getByRole('link', { name: texts.goToPayment }).click();
      await page.getByRole('button', { name: texts.toDelivery }).click();
      await expectNoViolations(page, 'checkout with errors');
      await checkOut(page, language);
      await page.goBack();
      await expect(page.getByRole('button', { name: texts.pay })).toBeEnabled();
      await expectNoViolations(page, 'checkout');
      await page.getByRole('button', { name: texts.pay }).click();
      await page.waitForURL(/\/sandbox\/pay\//);
      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
      await expectNoViolations(page, 'confirmation');

      await page.getByRole('link', { name: texts.follow }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.order })).toBeVisible();
      await expectNoViolations(page, 'order');
      for (const path of [
        '/account/orders',
        '/account/details',
        '/account/sizes',
        '/account/addresses',
        '/account/addresses/new',
      ]) {
        await page.goto(pathIn(language, path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoViolations(page, path);
      }
    });
  });
