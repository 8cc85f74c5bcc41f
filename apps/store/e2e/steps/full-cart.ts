import {
  AddProductToCartDocument,
  CreateCartDocument,
  ProductPageDocument,
} from '@patine/contract/operations';
import { referenceFromSlug } from '@patine/core';
import { test, type Page } from '@playwright/test';
import { requestApi } from './api.ts';

/** Creates a cart with these products through the api, without clicks. */
export async function fillCart(page: Page, addresses: readonly string[]) {
  const { createCart } = await requestApi(page, CreateCartDocument, {});
  for (const address of addresses) {
    const reference = referenceFromSlug(address.split('/').at(-1) ?? '') ?? 0;
    const { product } = await requestApi(page, ProductPageDocument, { reference });
    await requestApi(page, AddProductToCartDocument, {
      cartId: createCart.id,
      productReference: reference,
      productVariantId: product.variants[0]?.id ?? '',
    });
  }
  const { baseURL = '' } = test.info().project.use;
  await page.context().addCookies([{ name: 'cartId', value: createCart.id, url: baseURL }]);
}
