import {
  AddPostalAddressToCustomerDocument,
  AddProductToCartDocument,
  CartCheckoutDocument,
  CreateCartDocument,
  MyOrderDocument,
  ProductPageDocument,
  SetCartDeliveryAddressDocument,
  SetShippingMethodToCartDocument,
} from '@patine/contract/operations';
import { referenceFromSlug } from '@patine/core';
import { expect, type Page } from '@playwright/test';
import { requestApi } from './api.ts';
import { CARDS } from './checkout.ts';
import type { Language } from './language.ts';
import { productUrls } from './products.ts';
import { signUp, type Person } from './session.ts';

export type Purchase = { person: Person; orderId: string; reference: string; paid: number };

export const ADDRESS = {
  firstName: 'Camille',
  lastName: 'Morel',
  countryCode: 'FRA',
  addressLine1: '12 rue des Récollets',
  postalCode: '75010',
  cityName: 'Paris',
  phoneNumber: '+33612345678',
};

/** URLs of products, or how many of the cheapest products. */
export type Wanted = number | readonly string[];

async function fillCart(page: Page, language: Language, wanted: Wanted) {
  const { createCart } = await requestApi(page, CreateCartDocument, {});
  const addresses = typeof wanted === 'number' ? await productUrls(page, language) : wanted;
  const most = typeof wanted === 'number' ? wanted : wanted.length;
  const products: string[] = [];
  for (const address of addresses) {
    if (products.length === most) break;
    const reference = referenceFromSlug(address.split('/').at(-1) ?? '') ?? 0;
    const { product } = await requestApi(page, ProductPageDocument, { reference });
    if (product.availability !== 'AVAILABLE' || product.attributes.customTextLabel) continue;
    await requestApi(page, AddProductToCartDocument, {
      cartId: createCart.id,
      productReference: reference,
      productVariantId: product.variants[0]?.id ?? '',
    });
    products.push(address);
  }
  if (products.length < most)
    throw new Error(`Only ${products.length} of ${most} products are for sale without customisation`);
  return { cartId: createCart.id, products };
}

export type Opened = {
  person: Person;
  orderId: string;
  paymentUrl: string;
  /** URLs of the products. */
  products: string[];
};

/** Logs in a new customer and opens a payment for some items, delivered to their home in one parcel. */
export async function openPayment(page: Page, language: Language, wanted: Wanted): Promise<Opened> {
  const person = await signUp(page, language);
  const { cartId, products } = await fillCart(page, language, wanted);
  const { addPostalAddressToCustomer: entry } = await requestApi(page, AddPostalAddressToCustomerDocument, {
    postalAddress: ADDRESS,
  });
  await requestApi(page, SetCartDeliveryAddressDocument, { cartId, postalAddressBookEntryId: entry.id });
  await requestApi(page, SetShippingMethodToCartDocument, {
    cartId,
    deliveryMethod: 'STANDARD',
    deliveryType: 'GROUPED',
    deliveryServicePointId: null,
  });
  const response = await page.request.post('/graphql', {
    headers: { 'idempotency-key': crypto.randomUUID(), 'x-ui-language': language },
    data: { query: CartCheckoutDocument, variables: { cartId, paymentServiceProvider: 'SANDBOX' } },
  });
  const { data } = (await response.json()) as {
    data: { cartCheckout: { paymentUrl: string; orderId: string } };
  };
  return { person, products, ...data.cartCheckout };
}

/** Submits a card number to the payment page. */
export const sendCard = (page: Page, { paymentUrl }: Opened, card: keyof typeof CARDS) =>
  page.request.post(paymentUrl, { form: { number: CARDS[card] }, maxRedirects: 0 });

/** Logs in a new customer who buys some items. */
export async function buySome(page: Page, language: Language, wanted: Wanted): Promise<Purchase> {
  const opened = await openPayment(page, language, wanted);
  const { person, orderId } = opened;
  await sendCard(page, opened, 'pays');
  let order: { status: string; reference: string; paidAmount: { amount: number } } | undefined;
  await expect(async () => {
    order = (await requestApi(page, MyOrderDocument, { id: orderId })).me.order;
    expect(order.status).toBe('PAID');
  }).toPass({ timeout: 15_000, intervals: [100, 200, 400] });
  return { person, orderId, reference: order?.reference ?? '', paid: order?.paidAmount.amount ?? 0 };
}
