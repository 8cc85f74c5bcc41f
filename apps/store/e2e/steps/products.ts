import { expect, type Locator, type Page } from '@playwright/test';
import { pathIn, textsIn, type Language } from './language.ts';

/** Links of the cards in a list, each to a product page. */
export const cards = (page: Page): Locator => page.getByRole('main').getByRole('article').getByRole('link');

/** URLs of products that are for sale, cheapest first. */
export async function productUrls(page: Page, language: Language): Promise<string[]> {
  await page.goto(pathIn(language, '/shop/?sortby=price_asc&hidesold=true'));
  const hrefs = await cards(page).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  return [...new Set(hrefs)].filter((href) => /^\/(produit|en\/product)\//.test(href));
}

/** URL of a product that the shop drew, with its measures. */
export async function measuredProduct(page: Page, language: Language): Promise<string> {
  for (const url of await productUrls(page, language)) {
    const html = await (await page.request.get(url)).text();
    if (/"measureLines":\[\{/.test(html)) return url;
  }
  throw new Error('No product on the first page has measures on its picture');
}

/** Adds the product of the open page to the cart. */
export async function addToCart(page: Page, language: Language) {
  const texts = textsIn(language);
  await page.getByRole('button', { name: texts.addToCart }).click();
  await expect(page.getByText(texts.inCart, { exact: true })).toBeVisible();
}

/** Adds the first product that is for sale to the cart; returns its URL. */
export async function addSomeProduct(page: Page, language: Language): Promise<string> {
  const texts = textsIn(language);
  for (const address of await productUrls(page, language)) {
    await page.goto(address);
    if (await page.getByRole('button', { name: texts.addToCart }).isVisible()) {
      await addToCart(page, language);
      return address;
    }
  }
  throw new Error('No product on the first page is for sale');
}
