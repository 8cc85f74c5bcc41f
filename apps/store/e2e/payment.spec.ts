import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { checkOut, chooseRelay, giveAddress, order, payWith } from './steps/checkout.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { addSomePiece, addToCart } from './steps/pieces.ts';
import { join } from './steps/session.ts';

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a declined card charges nothing, and another one then pays (${language})`, async ({ page }) => {
      await join(page, language);
      await addSomePiece(page, language);
      await page.goto(pathIn(language, '/cart/checkout'));
      await checkOut(page, language);
      await payWith(page, 'declines');
      await page.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: texts.payment })).toBeVisible();
      await expect(page.getByText(texts.notCharged).first()).toBeVisible();

      await order(page, language);
      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
    });

    test(`what one buyer pays for, another is told is gone (${language})`, async ({ page, browser }) => {
      await join(page, language);
      const piece = await addSomePiece(page, language);

      const elsewhere = await browser.newContext();
      const rival = await elsewhere.newPage();
      await join(rival, language);
      await rival.goto(piece);
      await addToCart(rival, language);
      await rival.goto(pathIn(language, '/cart/checkout'));
      await giveAddress(rival, language);
      await chooseRelay(rival, language);

      await page.goto(pathIn(language, '/cart/checkout'));
      await checkOut(page, language);
      await rival.getByRole('button', { name: texts.pay }).click();
      await expect(rival.getByRole('alert').filter({ hasText: texts.gone }).first()).toBeVisible();

      await payWith(page, 'pays');
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible({ timeout: 25_000 });
      await rival.goto(pathIn(language, '/cart'));
      await expect(rival.getByRole('alert').filter({ hasText: texts.gone })).toBeVisible();
      await expect(rival.getByRole('link', { name: texts.goToPayment })).toHaveCount(0);
      await rival.getByRole('button', { name: texts.remove }).click();
      await expect(rival.getByRole('heading', { name: texts.emptyCart })).toBeVisible();
      await elsewhere.close();
    });
  });
