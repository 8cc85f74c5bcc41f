import { LOCALE_TAGS } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { inChunks } from './steps/in-chunks.ts';
import { paths } from '../src/paths.ts';
import { LANGUAGES, pathIn } from './steps/language.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { productUrls } from './steps/products.ts';
import { signUp } from './steps/session.ts';

/** Layout shift of one control at the right edge that grows to the left when its text loads. */
const ONE_CONTROL = 0.001;
/** Layout shift of words within their lines, whose widths in a fallback font differ slightly. A line that moves is ten times that. */
const WORDS = 0.003;

/** A drop of the demo that is open. */
const LIVE_DROP = 'archives-denim';

/** The product's title is short: one that fills its line in one font needs another line in the other, whatever the shop does. */
const publicPages = async (page: Page, language: 'fr' | 'en') => {
  const [product = ''] = (await productUrls(page, language)).toSorted((a, b) => a.length - b.length);
  return [language === 'en' ? '/en' : '/', pathIn(language, '/shop/'), product];
};

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    for (const width of [390, 1440]) {
      test(`no layout shift on home, shop and product at ${width} px (${language})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const paths = await publicPages(page, language);
        // Fills the cache with fonts.
        await page.goto(pathIn(language, '/login'));
        await watchShifts(page);
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expectStill(page, path, ONE_CONTROL);
        }
      });

      test(`fonts that arrive late move no line at ${width} px (${language})`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const paths = await publicPages(page, language);
        await watchShifts(page);
        for (const path of paths) {
          const fonts = Promise.withResolvers<void>();
          await page.route(/\.woff2/, async (route) => {
            await fonts.promise;
            await route.continue();
          });
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          fonts.resolve();
          await page.waitForLoadState('networkidle');
          await expectStill(page, path, WORDS);
          await page.unroute(/\.woff2/);
        }
      });
    }

    test(`pages fit a width of 320 px (${language})`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const rest = ['/login', '/register', '/changePassword', '/cart', '/rien'].map((path) =>
        pathIn(language, path),
      );
      for (const path of [...(await publicPages(page, language)), ...rest]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, path).toBeLessThanOrEqual(0);
      }
    });
  });

test('no layout shift on the home page of a customer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await signUp(page, 'fr');
  // Fills the cache with fonts.
  await page.goto('/pages/help');
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectStill(page, '/', ONE_CONTROL);
});

test('no layout shift while a page arrives in chunks', async ({ page, baseURL }) => {
  const slow = await inChunks(baseURL ?? '');
  const shown = [...(await publicPages(page, 'fr')), paths.drop('fr', LIVE_DROP)];
  // Fills the cache with fonts and styles, so that only the page's own HTML arrives slowly.
  await page.goto(slow.url + pathIn('fr', '/login'));
  await watchShifts(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of shown) {
      await page.goto(slow.url + path);
      await expectStill(page, `${path} at ${width} px`, ONE_CONTROL);
    }
  }
  slow.close();
});
