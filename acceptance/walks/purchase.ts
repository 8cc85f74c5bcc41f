import type { Page } from 'playwright';
import { newPerson } from '../../apps/store/e2e/steps/session.ts';
import type { Visit } from '../visit.ts';
import { dataOf } from './query.ts';
import { search } from './hits.ts';

/** Items that a test has reserved: tests that run in parallel must not buy the same one. */
const taken = new Set<number>();

/** Returns references of products that are for sale and that no other test takes. */
export async function takeProducts(visit: Visit, count: number, filters: Record<string, unknown> = {}) {
  const { facetFilters = [], ...rest } = filters as { facetFilters?: string[] };
  const parameters = { facetFilters: ['availability:AVAILABLE', ...facetFilters], ...rest };
  const { hits } = await search(visit, parameters, 'chronological');
  const free = hits.map(({ reference }) => reference).filter((reference) => !taken.has(reference));
  const own = free.slice(0, count);
  if (own.length < count) throw new Error(`only ${own.length} of ${count} products are available`);
  for (const reference of own) taken.add(reference);
  return own;
}

/** Registers an account with every optional field and logs in. */
export async function joinAs(visit: Visit, page: Page): Promise<string> {
  const { email, password } = newPerson();
  await dataOf(
    visit,
    'mutation($c: CustomerCreate!) { createCustomer(customerCreate: $c) { id } }',
    {
      c: {
        firstName: 'Camille',
        lastName: 'Morel',
        birthDate: '1990-05-21',
        emailAddress: email,
        plainPassword: password,
        acceptTermsAndConditions: true,
        optIn: false,
        locale: visit.language.toUpperCase(),
      },
    },
    page,
  );
  const credentials = Buffer.from(`${email}:${password}`).toString('base64');
  const response = await page.request.post('/authenticate', {
    headers: { authorization: `Basic ${credentials}` },
  });
  if (!response.ok()) throw new Error(`/authenticate answered ${response.status()}`);
  return email;
}

type Item = { variants: { id: string }[]; attributes: { customTextLabel: string | null } };

/** Creates a cart of the page's visitor with these products; the browser stores its id in a cookie. */
export async function cartWith(visit: Visit, page: Page, references: readonly number[]): Promise<string> {
  const { createCart } = await dataOf<{ createCart: { id: string } }>(
    visit,
    'mutation { createCart { id } }',
    {},
    page,
  );
  for (const reference of references) {
    const { product } = await dataOf<{ product: Item }>(
      visit,
      'query($r: Int!) { product(reference: $r) { variants { id } attributes { customTextLabel } } }',
      { r: reference },
      page,
    );
    const label = product.attributes.customTextLabel;
    await dataOf(
      visit,
      `mutation($c: ID!, $r: Int!, $v: ID!, $words: CustomizationInput) {
        addProductToCart(cartId: $c, productReference: $r, productVariantId: $v, customization: $words) { id }
      }`,
      {
        c: createCart.id,
        r: reference,
        v: product.variants[0]?.id,
        words: label === null ? null : { label, value: 'A' },
      },
      page,
    );
  }
  await page.context().addCookies([{ name: 'cartId', value: createCart.id, url: visit.origin }]);
  return createCart.id;
}

export const FRENCH_ADDRESS = {
  firstName: 'Camille',
  lastName: 'Morel',
  companyName: 'Atelier Morel',
  countryCode: 'FRA',
  addressLine1: '12 rue des Récollets',
  addressLine2: 'Escalier B',
  postalCode: '75010',
  cityName: 'Paris',
  phoneNumber: '+33612345678',
};

export const addAddress = async (visit: Visit, page: Page, postalAddress: object): Promise<string> =>
  (
    await dataOf<{ addPostalAddressToCustomer: { id: string } }>(
      visit,
      'mutation($a: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $a) { id } }',
      { a: postalAddress },
      page,
    )
  ).addPostalAddressToCustomer.id;

export const addCode = (visit: Visit, page: Page, cartId: string, code: string) =>
  dataOf(
    visit,
    'mutation($c: ID!, $code: String!) { addDiscountToCart(cartId: $c, couponCode: $code) { id } }',
    { c: cartId, code },
    page,
  );

export type Delivery = { method: 'STANDARD' | 'TRACKED' | 'RELAY'; type: 'GROUPED' | 'DIRECT' };

/** Sets a cart's address and delivery method; a relay point is the nearest one. */
export async function deliver(
  visit: Visit,
  page: Page,
  cartId: string,
  { method, type }: Delivery,
  addressId: string,
) {
  await dataOf(
    visit,
    'mutation($c: ID!, $a: ID!) { setCartDeliveryAddress(cartId: $c, postalAddressBookEntryId: $a) { id } }',
    { c: cartId, a: addressId },
    page,
  );
  const points =
    method === 'RELAY'
      ? await dataOf<{ servicePoints: { servicePointId: string }[] }>(
          visit,
          '{ servicePoints(countryCode: "FRA", postalCode: "75010", cityName: "Paris") { servicePointId } }',
          {},
          page,
        )
      : null;
  await dataOf(
    visit,
    `mutation($c: ID!, $m: DeliveryMethod!, $t: DeliveryType!, $p: ID) {
      setShippingMethodToCart(cartId: $c, deliveryMethod: $m, deliveryType: $t, deliveryServicePointId: $p) { id }
    }`,
    { c: cartId, m: method, t: type, p: points?.servicePoints[0]?.servicePointId ?? null },
    page,
  );
}

/** Opens a payment for the cart's total. */
export async function checkOut(visit: Visit, page: Page, cartId: string) {
  const { cartCheckout } = await dataOf<{ cartCheckout: { orderId: string; paymentUrl: string } }>(
    visit,
    `mutation($c: ID!) {
      cartCheckout(cartId: $c, paymentServiceProvider: SANDBOX) { orderId paymentUrl }
    }`,
    { c: cartId },
    page,
  );
  return cartCheckout;
}

const PAYS = '4242 4242 4242 4242';
const PAID_MS = 20_000;

/** Pays for a cart and returns the order once it is paid. */
export async function pay(visit: Visit, page: Page, cartId: string) {
  const { orderId, paymentUrl } = await checkOut(visit, page, cartId);
  await page.request.post(paymentUrl, { form: { number: PAYS }, maxRedirects: 0 });
  const end = Date.now() + PAID_MS;
  while (Date.now() < end) {
    const { me } = await dataOf<{ me: { order: { status: string; reference: string } } }>(
      visit,
      'query($id: ID!) { me { order(id: $id) { status reference } } }',
      { id: orderId },
      page,
    );
    if (me.order.status === 'PAID') return { id: orderId, reference: me.order.reference };
  }
  throw new Error(`order ${orderId} was not paid`);
}
