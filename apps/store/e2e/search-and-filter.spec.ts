import { LOCALE_TAGS } from '@patine/core';
import { expect, test } from '@playwright/test';
import { buySome } from './steps/buy.ts';
import { hydrateAll, waitForHydration } from './steps/hydration.ts';
import { LANGUAGES, pathIn, textsIn } from './steps/language.ts';
import { chips, countShown, hrefsOf, pressFullest } from './steps/list.ts';
import { cards, linksOf } from './steps/products.ts';

const SOLD_OR_OWN_WORDS = /Vendu|Sold|Personnalisable|Customisable/;
const FIVE_FACETS = ['colors', 'state', 'family', 'target', 'decades'];
/** Time until the page shows a sale: it polls every four seconds. */
const NEWS_MS = 8_000;
/** Two seconds until the search index is updated, and two until the cached page is renewed. */
const LIST_MS = 6_000;

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ locale: LOCALE_TAGS[language] });
    const texts = textsIn(language);

    test(`a search with a typo and five filters has a URL that shows others the same products (${language})`, async ({
      page,
      browser,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      const box = page.getByRole('banner').getByLabel(texts.search).first();
      await box.fill(texts.typo);
      await box.press('Enter');
      await expect(page).toHaveURL(/typed=/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.typo);
      await expect(cards(page).first()).toContainText(texts.corrected);

      const filters = page.getByRole('complementary');
      // What was understood of the search, and its words, are chips as well.
      await chips(page, language).first().waitFor();
      const understood = await chips(page, language).count();
      for (const [index, facet] of FIVE_FACETS.entries()) {
        const { name, count } = await pressFullest(filters, facet);
        await expect(chips(page, language)).toHaveCount(understood + index + 1);
        await expect(chips(page, language).filter({ hasText: name })).toBeVisible();
        expect(await countShown(page, language)).toBe(count);
      }

      const elsewhere = await browser.newContext({ locale: LOCALE_TAGS[language] });
      const other = await elsewhere.newPage();
      await other.goto(page.url());
      await expect(chips(other, language)).toHaveCount(understood + FIVE_FACETS.length);
      expect(await countShown(other, language)).toBe(await countShown(page, language));
      expect(await hrefsOf(cards(other))).toEqual(await hrefsOf(cards(page)));
      await elsewhere.close();
    });

    test(`a toggle says how many pieces it leaves, and one that leaves none cannot be followed (${language})`, async ({
      page,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      await hydrateAll(page);
      const filters = page.getByRole('complementary');
      const toggle = (name: string) => filters.getByRole('link', { name: new RegExp(`^${name}\\s?\\d`) });
      const label = (await toggle(texts.express).textContent()) ?? '';
      await toggle(texts.express).click();
      await expect(chips(page, language).filter({ hasText: texts.express })).toBeVisible();
      expect(await countShown(page, language)).toBe(Number(label.replace(/\D/g, '')));

      await page.goto(pathIn(language, '/shop/men/'));
      await expect(toggle(texts.party)).toHaveAccessibleName(/0 (pièce|piece)/);
      await expect(toggle(texts.party)).toBeDisabled();
      await expect(toggle(texts.party)).not.toHaveAttribute('href');
    });

    test(`going back returns to the card that was left (${language})`, async ({ page, context }) => {
      await page.goto(pathIn(language, '/shop/?hidesold=true'));
      const card = cards(page).nth(30);
      await card.scrollIntoViewIfNeeded();
      // The id of the search query follows the path; a reload changes it.
      const [path] = ((await card.getAttribute('href')) ?? '').split('#');
      const left = page.locator(`main article a[href^="${path}"]`);

      const [product] = await Promise.all([context.waitForEvent('page'), card.click()]);
      await expect(product.getByRole('heading', { level: 1 })).toBeVisible();
      await product.close();
      await expect(left).toBeInViewport();

      const place = await page.evaluate(() => scrollY);
      await page.reload();
      await expect(left).toBeInViewport();

      // A DOM click event, because Playwright's click would scroll to the link.
      await page.getByRole('link', { name: texts.nextPage }).dispatchEvent('click');
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect(left).toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(place);

      await page.goto(pathIn(language, '/cart'));
      await page.goBack();
      await expect(left).toBeInViewport();
    });

    test(`the list stays until the next page is loaded (${language})`, async ({ page }) => {
      await page.goto(pathIn(language, '/shop/'));
      await waitForHydration(page);
      const before = await hrefsOf(cards(page));
      const gate = Promise.withResolvers<void>();
      await page.route(/\/1\/indexes\//, async (route) => {
        await gate.promise;
        await route.continue();
      });
      await page.getByRole('link', { name: texts.nextPage }).click();
      await expect(page.getByRole('progressbar')).toBeAttached();
      expect(await hrefsOf(cards(page))).toEqual(before);
      gate.resolve();
      await expect(page).toHaveURL(/page=2/);
      await expect.poll(() => hrefsOf(cards(page))).not.toEqual(before);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    });

    test(`an item bought by somebody else is reported as sold, on its page and in the list (${language})`, async ({
      page,
      context,
      browser,
    }) => {
      await page.goto(pathIn(language, '/shop/'));
      // A customisable product would ask for its text first.
      const card = page.getByRole('article').filter({ hasNotText: SOLD_OR_OWN_WORDS }).nth(5);
      const link = card.getByRole('link').first();
      const address = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
      // A pressed link carries the id of its search behind a hash.
      const listed = page.getByRole('article').filter({ has: page.locator(`a[href^="${address}"]`) });
      const [product] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(product.getByRole('button', { name: texts.addToCart })).toBeVisible();

      const elsewhere = await browser.newContext();
      await buySome(await elsewhere.newPage(), language, [address]);
      await elsewhere.close();

      await expect(product.getByText(texts.nowGone)).toBeAttached({ timeout: NEWS_MS });
      await expect(product.getByRole('button', { name: texts.addToCart })).toHaveCount(0);
      await expect
        .poll(() => linksOf(page, pathIn(language, '/shop/')), { timeout: LIST_MS })
        .not.toContain(address);
      await page.reload();
      await expect(listed).toHaveCount(0);
      // Sold products are listed last, so searching for the name is quicker than opening the last page.
      const name = await product.getByRole('heading', { level: 1 }).innerText();
      await page.goto(pathIn(language, `/shop/search/?text=${encodeURIComponent(name)}`));
      await expect(listed.getByText(texts.sold, { exact: true })).toBeVisible();
    });
  });
