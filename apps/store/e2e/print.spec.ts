import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { fillCart } from './steps/full-cart.ts';
import { waitForHydration } from './steps/hydration.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { measuredProduct, productUrls } from './steps/products.ts';

/** A4 between its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1009 };

for (const language of LANGUAGES)
  test.describe(`on paper (${language})`, () => {
    test.use({ locale: LOCALE_TAGS[language], viewport: PAPER });

    test('a product page has all that it says, and nothing to press', async ({ page }) => {
      const product = await measuredProduct(page, language);
      await page.goto(product);
      await waitForHydration(page);
      await page.emulateMedia({ media: 'print' });

      for (const role of ['banner', 'contentinfo', 'navigation', 'dialog', 'radio', 'textbox'] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      const pressed = page.locator('button:visible:not([data-slot=gallery-photo], th button)');
      expect(await pressed.allTextContents()).toEqual([]);

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator('[data-slot=price]').first()).toBeVisible();
      await expect(main.locator('[data-slot=gallery-photo]:visible')).toHaveCount(1);
      const names = main.locator('[data-slot=size-table] tbody th');
      expect(await names.count()).toBeGreaterThan(0);
      for (const name of await names.all()) expect((await name.innerText()).trim()).toMatch(/\p{L}{3}/u);
      // Folds have no meaning on paper: what they hold is printed.
      const folds = main.locator('details > :not(summary)');
      expect(await folds.count()).toBeGreaterThan(3);
      for (const fold of await folds.all()) await expect(fold).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        PAPER.width,
      );
    });

    test('a cart has the wordmark, its pieces and its total, and nothing to press', async ({ page }) => {
      await fillCart(page, await productUrls(page, language), 2);
      await page.goto(pathIn(language, '/cart'));
      await waitForHydration(page);
      await page.emulateMedia({ media: 'print' });

      await expect(page.getByRole('img', { name: 'Patine' })).toBeVisible();
      await expect(page.locator('[data-slot=cart-line]:visible')).toHaveCount(2);
      await expect(page.locator('[data-slot=price-details]')).toBeVisible();
      for (const slot of ['suggestions', 'checkout-bar'])
        await expect(page.locator(`[data-slot=${slot}]`)).toBeHidden();
      for (const role of ['navigation', 'contentinfo', 'button'] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
    });
  });
