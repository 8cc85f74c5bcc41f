import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { addToCart, cards } from './steps/pieces.ts';
import { newPerson, register } from './steps/session.ts';

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`on a phone one filters, looks, and takes a piece to the payment (${language})`, async ({
      page: shop,
      context,
    }) => {
      await shop.goto(pathIn(language, '/shop/?hidesold=true'));
      await shop.getByRole('button', { name: texts.filter }).click();
      const drawer = shop.getByRole('dialog');
      await drawer.getByRole('link', { name: texts.black }).click();
      await expect(shop).toHaveURL(/colors=noir/);
      await drawer.getByRole('button', { name: texts.showPieces }).click();
      await expect(drawer).toBeHidden();

      const [page] = await Promise.all([context.waitForEvent('page'), cards(shop).first().click()]);
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await addToCart(page, language);
      await page.getByRole('link', { name: texts.seeCart }).first().click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();

      await page.getByRole('link', { name: texts.goToPayment }).click();
      await page.getByRole('link', { name: texts.createAccount }).click();
      await register(page, language, newPerson());
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  });
