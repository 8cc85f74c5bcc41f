import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { axeFinds } from './steps/axe.ts';
import { chunkPath } from './steps/chunk-path.ts';
import { LANGUAGES } from './steps/language.ts';
import { waitForHydration } from './steps/hydration.ts';
import { productUrls } from './steps/products.ts';
import { openStore } from './steps/second-store.ts';

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
      const [productUrl = ''] = await productUrls(page, language);
      await page.goto(productUrl);
      await page.getByRole('link', { name: open }).click();
      const notice = page.locator('#guarantee');
      await expect(notice.getByText(minimum)).toBeInViewport();
      await expect(notice.getByRole('link', { name: address })).toHaveAttribute('href', `https://${address}`);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link scrolls to the notice and opens it', async ({ page }) => {
    const [productUrl = ''] = await productUrls(page, 'fr');
    await page.goto(productUrl);
    await page.getByRole('link', { name: NOTICE.fr.open }).click();
    await expect(page.locator('#guarantee').getByText(NOTICE.fr.minimum)).toBeInViewport();
  });
});

test('the notice stays open when its link was pressed before the page had its scripts', async ({ page }) => {
  const { open, minimum } = NOTICE.fr;
  const [productUrl = ''] = await productUrls(page, 'fr');
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?!theme-script)[^?]+\.js/, async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto(productUrl, { waitUntil: 'commit' });
  await page.getByRole('link', { name: open }).click();
  release();
  await waitForHydration(page);
  await expect(page.locator('#guarantee').getByText(minimum)).toBeInViewport();
});

test('the notice stays open when its link was pressed before its own code was there', async ({ page }) => {
  const { open, minimum } = NOTICE.fr;
  const [productUrl = ''] = await productUrls(page, 'fr');
  const pressed = Promise.withResolvers<void>();
  await page.route(`**${chunkPath('product-parts')}`, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto(productUrl);
  await waitForHydration(page);
  await page.getByRole('link', { name: open }).click();
  const arrived = page.waitForResponse((response) => response.url().endsWith(chunkPath('product-parts')));
  pressed.resolve();
  await arrived;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#guarantee').getByText(minimum)).toBeInViewport();
});

let stop = (): unknown => undefined;
test.afterEach(() => stop());

test('an operator’s picture of the notice is shown unaltered, with its words for whoever cannot see it', async ({
  page,
}) => {
  const { open, minimum } = NOTICE.fr;
  const folder = await mkdtemp(path.join(tmpdir(), 'notices-'));
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#034ea2"/></svg>';
  await writeFile(path.join(folder, 'fr.svg'), drawing);
  const store = await openStore({ GUARANTEE_NOTICES: folder });
  stop = store.close;
  const [french = ''] = await productUrls(page, 'fr');
  const [english = ''] = await productUrls(page, 'en');
  await page.goto(store.url + french);
  await page.getByRole('link', { name: open }).click();
  const notice = page.locator('#guarantee');
  const picture = notice.getByRole('img', { name: /garantie légale/ });
  await expect(picture).toBeInViewport();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const served = await page.request.get(store.url + (await picture.getAttribute('src')));
  expect(await served.text()).toBe(drawing);
  await expect(notice.getByText(minimum)).toBeHidden();
  await notice.getByText('Lire l’avis sous forme de texte').press('Enter');
  await expect(notice.getByText(minimum)).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);

  // A language without a picture has the words.
  await page.goto(store.url + english);
  await page.getByRole('link', { name: NOTICE.en.open }).click();
  await expect(notice.getByRole('img')).toHaveCount(0);
  await expect(notice.getByText(NOTICE.en.minimum)).toBeVisible();
});
