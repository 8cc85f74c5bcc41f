import { ProductPageDocument } from '@patine/contract/operations';
import { referenceFromSlug } from '@patine/core';
import { expect, type Locator, type Page } from '@playwright/test';
import { requestApi } from './api.ts';
import { tagsOf } from './crawl.ts';
import { pathIn, textsIn, type Language } from './language.ts';

/** Links of the cards in a list, each to a product page; suggestions below it do not count. */
export const cards = (page: Page): Locator =>
  page.getByRole('main').locator('article:not([data-slot="suggestions"] article)').getByRole('link');

/** HTML of a page as the server sends it: finding a product for a journey needs no browser to draw the list. */
export async function htmlOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
}

/** Paths that the main part of a page links to, in order. */
export async function linksOf(page: Page, path: string): Promise<string[]> {
  const [, main = ''] = /<main\b(.*?)<\/main>/s.exec(await htmlOf(page, path)) ?? [];
  const hrefs = tagsOf(main, 'a').flatMap((link) => link.get('href')?.replace(/[#?].*$/, '') ?? []);
  return [...new Set(hrefs)];
}

/** URLs of products that are for sale, cheapest first. */
export async function productUrls(page: Page, language: Language): Promise<string[]> {
  const links = await linksOf(page, pathIn(language, '/shop/?sortby=price_asc&hidesold=true'));
  return links.filter((href) => /^\/(produit|en\/product)\//.test(href));
}

/** URLs of products that are for sale, each of another seller. */
export async function ofSellers(page: Page, language: Language, most: number): Promise<string[]> {
  const found = new Map<string, string>();
  for (const url of await productUrls(page, language)) {
    const reference = referenceFromSlug(url.split('/').at(-1) ?? '') ?? 0;
    const { product } = await requestApi(page, ProductPageDocument, { reference });
    if (product.availability === 'AVAILABLE' && !product.attributes.customTextLabel)
      found.set(product.store.name, url);
    if (found.size === most) return [...found.values()];
  }
  throw new Error(`The first page has products of ${found.size} sellers, not ${most}`);
}

/** URL of a product that the shop drew, with its measures. */
export async function measuredProduct(page: Page, language: Language): Promise<string> {
  for (const url of await productUrls(page, language)) {
    if (/"measureLines":\[\{/.test(await htmlOf(page, url))) return url;
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
