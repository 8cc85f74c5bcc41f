import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { waitForHydration } from './steps/hydration.ts';
import { LANGUAGES } from './steps/language.ts';
import { measuredProduct } from './steps/products.ts';

const TEXTS = {
  fr: { show: 'Voir les mesures', value: /^\p{L}.* \d+(,\d)?\u00a0cm$/u },
  en: { show: 'View measurements', value: /^\p{L}.* \d+(\.\d)?\u00a0cm$/u },
} as const;

for (const language of LANGUAGES)
  test.describe(`measures on a drawn piece (${language})`, () => {
    test.use({ locale: LOCALE_TAGS[language], viewport: { width: 390, height: 844 }, hasTouch: true });

    test('each stands on its line, and is named on focus', async ({ page }) => {
      const texts = TEXTS[language];
      const product = await measuredProduct(page, language);
      await page.goto(product);
      await waitForHydration(page);
      const toggle = page.getByRole('button', { name: texts.show });
      await toggle.click();
      const measures = page.locator('[data-slot=picture-measures]');
      await expect(measures).toBeVisible();
      const labels = measures.getByRole('button');
      expect(await labels.count()).toBeGreaterThan(0);
      for (const label of await labels.all()) await expect(label).toHaveAccessibleName(texts.value);

      // A finger that lands beside a label still finds it.
      const first = (await labels.first().boundingBox())!;
      const beside = [first.x + first.width / 2, first.y - 8] as const;
      expect(
        await labels
          .first()
          .evaluate((label, [x, y]) => label.contains(document.elementFromPoint(x, y)), beside),
      ).toBe(true);

      const picture = await page.locator('[data-slot=gallery-photo] img').first().boundingBox();
      const lines = await measures.boundingBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(lines![side] - picture![side])).toBeLessThan(2);

      await labels.first().focus();
      await expect(labels.first()).toHaveAttribute('data-active', 'true');
      await toggle.click();
      await expect(measures).toHaveCount(0);
    });
  });
