import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from './steps/language.ts';
import { waitForHydration } from './steps/hydration.ts';
import { productUrls } from './steps/products.ts';

/** Regulation (EU) 2025/1960, annex I. */
const NOTICE = {
  fr: {
    open: 'Lire l’avis',
    minimum:
      'Protection offerte par la garantie légale minimale de deux ans sur des biens vendus dans l’Union européenne.',
    page: 'europa.eu/youreurope/garanties',
  },
  en: {
    open: 'Read the notice',
    minimum: 'Minimum two-year legal guarantee protection for goods sold in the European Union.',
    page: 'europa.eu/youreurope/guarantees',
  },
};

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });

    test(`the notice on the legal guarantee is one press from the price (${language})`, async ({ page }) => {
      const { open, minimum, page: address } = NOTICE[language];
      const [piece = ''] = await productUrls(page, language);
      await page.goto(piece);
      await page.getByRole('link', { name: open }).click();
      const notice = page.locator('#guarantee');
      await expect(notice.getByText(minimum)).toBeInViewport();
      await expect(notice.getByRole('link', { name: address })).toHaveAttribute('href', `https://${address}`);
    });
  });

test('the notice stays open when its link was pressed before the page had its scripts', async ({ page }) => {
  const { open, minimum } = NOTICE.fr;
  const [piece = ''] = await productUrls(page, 'fr');
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(piece, { waitUntil: 'commit' });
  await page.getByRole('link', { name: open }).click();
  release();
  await waitForHydration(page);
  await expect(page.locator('#guarantee').getByText(minimum)).toBeInViewport();
});
