import { LOCALE_TAGS, type Locale } from '@patine/core';
import { expect, test, type Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { privatePaths } from '../src/private-paths.ts';
import { axeFinds } from './steps/axe.ts';
import { buySome } from './steps/buy.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { expectStill, watchShifts } from './steps/layout-shift.ts';
import { linksOf, productUrls } from './steps/products.ts';

/** Google's limit for a good page is ten times this. */
const MOST_SHIFT = 0.01;
/** A drop of the demo that is open, and the one that it announces. */
const LIVE = 'archives-denim';
const ANNOUNCED = 'party-wardrobe';

const sidewaysBy = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function sellerPath(page: Page, language: Locale) {
  const [product = ''] = await productUrls(page, language);
  const isSeller = (path: string) => path.startsWith(paths.seller(language, ''));
  const seller = (await linksOf(page, product)).find(isSeller);
  if (!seller) throw new Error(`${product} links to no seller`);
  return seller;
}

/** Opens a page and checks what holds on every one. */
async function expectSound(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectStill(page, path, MOST_SHIFT);
  expect.soft(await sidewaysBy(page), `${path} is wider than its window`).toBeLessThanOrEqual(0);
  expect.soft(await axeFinds(page), `axe on ${path}`).toEqual([]);
}

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });

    for (const width of [390, 1440])
      test(`pages beside the way to a purchase are accessible, fit and hold still at ${width} px (${language})`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const seller = await sellerPath(page, language);
        await watchShifts(page);
        for (const path of [
          paths.drops(language),
          paths.dropsSoon(language),
          paths.drop(language, LIVE),
          paths.drop(language, ANNOUNCED),
          seller,
          `${paths.search(language, 'zzzqx')}`,
          paths.newsletter(language),
          paths.jeansCalculator(language),
          paths.page(language, 'help'),
          pathIn(language, '/rien'),
        ])
          await expectSound(page, path);
      });

    test(`favourites and the confirmation are accessible, fit and hold still (${language})`, async ({
      page,
    }) => {
      const { orderId } = await buySome(page, language, 1);
      const texts = textsIn(language);
      await page.goto(pathIn(language, '/shop/?hidesold=true'), { waitUntil: 'networkidle' });
      for (const place of [0, 1, 2])
        await page.getByRole('article').nth(place).getByRole('button', { name: texts.heart }).click();
      await watchShifts(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of [paths.wishlist(language), privatePaths.orderConfirm(language, orderId)])
          await expectSound(page, path);
      }
    });

    test(`drops can be read in forced colours and on paper (${language})`, async ({ page }) => {
      for (const media of [{ forcedColors: 'active' as const }, { media: 'print' as const }]) {
        await page.emulateMedia(media);
        for (const path of [paths.drops(language), paths.drop(language, LIVE)]) {
          await page.goto(path);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toBeVisible();
          expect(await contrast(page), `${path} with ${Object.keys(media)[0]}`).toBeGreaterThan(4.5);
          expect(await sidewaysBy(page), path).toBeLessThanOrEqual(0);
        }
      }
    });
  });

/** Contrast of the level-1 heading with the nearest ground that is painted behind it. */
const contrast = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    let ground: Element | null = heading;
    while (ground && /, 0\)$|transparent/.test(getComputedStyle(ground).backgroundColor))
      ground = ground.parentElement;
    const pair = [
      luminance(getComputedStyle(heading).color),
      luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255, 255, 255)'),
    ];
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  });
