import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { ONE_LANGUAGE, pathIn, textsIn } from './steps/language.ts';
import { cards } from './steps/products.ts';
import { newPerson } from './steps/session.ts';

test.use({ javaScriptEnabled: false });

for (const language of ONE_LANGUAGE)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`home, shop, a filter and a product work without JavaScript (${language})`, async ({ page }) => {
      await page.goto(pathIn(language, language === 'en' ? '' : '/'));
      const shop = pathIn(language, '/shop/');
      await page
        .getByRole('banner')
        .getByRole('link')
        .and(page.locator(`[href^="${shop}"]`))
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`${shop}`));

      await page.getByRole('link', { name: texts.black }).first().click();
      await expect(page).toHaveURL(/colors=noir/);
      await expect(page.getByText(texts.products).first()).toBeVisible();

      const address = await cards(page).first().getAttribute('href');
      await page.goto(address ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByText(/€/).first()).toBeVisible();
    });

    test(`the newsletter works without JavaScript (${language})`, async ({ page }) => {
      await page.goto(pathIn(language, '/drops'));
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('textbox', { name: texts.letterEmail }).fill(newPerson().email);
      await footer.getByRole('button', { name: texts.subscribe }).click();
      await expect(page.getByText(texts.confirmationSent)).toBeVisible();
    });

    test(`a phone has the filters below the list without JavaScript (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(pathIn(language, '/shop/women/'));
      await page.getByRole('link', { name: texts.black }).first().click();
      await expect(page).toHaveURL(/colors=noir/);
    });
  });
