import {
  AddProductToCartDocument,
  CreateCartDocument,
  ProductPageDocument,
} from '@patine/contract/operations';
import { referenceFromSlug } from '@patine/core';
import { test, type Page } from '@playwright/test';
import { requestApi } from './api.ts';

/**
 * Creates a cart with these products, or the first of them, through the api, without clicks; returns those that are left. A list may
 * still show what was sold a moment ago, which is passed over.
 */
export async function fillCart(
  page: Page,
  addresses: readonly string[],
  size = addresses.length,
): Promise<string[]> {
  const { createCart } = await requestApi(page, CreateCartDocument, {});
  const left = [...addresses];
  for (let filled = 0; filled < size;) {
    const address = left.shift();
    if (address === undefined) throw new Error(`Of ${addresses.length} products ${filled} are for sale`);
    const reference = referenceFromSlug(address.split('/').at(-1) ?? '') ?? 0;
    const { product } = await requestApi(page, ProductPageDocument, { reference });
    if (product.availability !== 'AVAILABLE') continue;
    await requestApi(page, AddProductToCartDocument, {
      cartId: createCart.id,
      productReference: reference,
      productVariantId: product.variants[0]?.id ?? '',
    });
    filled += 1;
  }
  const { baseURL = '' } = test.info().project.use;
  await page.context().addCookies([{ name: 'cartId', value: createCart.id, url: baseURL }]);
  return left;
}
