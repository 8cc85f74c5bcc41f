import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { cards } from './steps/pieces.ts';

test.use({ javaScriptEnabled: false });

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`home, shop, a filter and a piece are reached without scripts (${language})`, async ({ page }) => {
      await page.goto(pathIn(language, language === 'en' ? '' : '/'));
      const shop = pathIn(language, '/shop/');
      await page
        .getByRole('banner')
        .getByRole('link')
        .and(page.locator(`[href^="${shop}"]`))
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${shop}`));

      const menu = page.getByRole('group').filter({ hasText: texts.color });
      await menu.getByText(texts.color).first().click();
      await menu.getByRole('link', { name: texts.black }).first().click();
      await expect(page).toHaveURL(/colors=noir/);
      await expect(page.getByText(texts.pieces).first()).toBeVisible();

      const address = await cards(page).first().getAttribute('href');
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
    });
  });
