import type { Page } from 'playwright';
import { operator } from '../../apps/store/e2e/steps/operator.ts';
import type { Visit } from '../visit.ts';
import { dataOf } from './query.ts';
import type { Source } from './fields.ts';
import {
  FRENCH_ADDRESS,
  addAddress,
  addCode,
  cartWith,
  deliver,
  joinAs,
  pay,
  takeProducts,
  type Delivery,
} from './purchase.ts';

type Purchase = { id: string; reference: string };

/** A logged-in customer who has used every feature for customers. */
export type Customer = {
  page: Page;
  email: string;
  addressId: string;
  orders: {
    /** Paid with a coupon and delivered: one item was returned and refunded, one is being returned, one is kept. */
    returned: Purchase;
    /** With a free-delivery coupon; nothing has been shipped. */
    waiting: Purchase;
    /** Delivered to a relay point, with an item that the buyer customised. */
    customised: Purchase;
  };
  /** One return on its way, one refunded. */
  returnIds: string[];
  quotation: { id: string; fees: { amount: number; currency: string } };
  wishlistToken: string;
};

const ITALIAN_ADDRESS = {
  firstName: 'Camille',
  lastName: 'Morel',
  countryCode: 'ITA',
  addressLine1: 'Via Garibaldi 12',
  postalCode: '00153',
  subDivision: 'RM',
  cityName: 'Roma',
  phoneNumber: '+390612345678',
  gpsCoordinates: { lat: 41.89, lng: 12.47 },
};

const CUSTOMISABLE = { facetFilters: ['customizable:true'] };

type Maker = { visit: Visit; page: Page; addressId: string };

async function fill({ visit, page, addressId }: Maker, items: number[], delivery: Delivery, code?: string) {
  const cartId = await cartWith(visit, page, items);
  await deliver(visit, page, cartId, delivery, addressId);
  if (code !== undefined) await addCode(visit, page, cartId, code);
  return cartId;
}

async function sendBack({ visit, page }: Maker, order: Purchase, place: number) {
  const request = <Data>(query: string, variables: object) => dataOf<Data>(visit, query, variables, page);
  const { me } = await request<{
    me: { order: { parcels: { items: { orderItem: { id: string } }[] }[] } };
  }>('query($id: ID!) { me { order(id: $id) { parcels { items { orderItem { id } } } } } }', {
    id: order.id,
  });
  const items = me.order.parcels.flatMap((parcel) => parcel.items.map(({ orderItem }) => orderItem.id));
  const { quoteReturn: quotation } = await request<{ quoteReturn: Customer['quotation'] }>(
    `mutation($id: ID!, $items: [OrderItemReturnQuotation!]!) {
      quoteReturn(orderId: $id, orderItemReturnQuotations: $items) { id fees { amount currency } }
    }`,
    {
      id: order.id,
      items: [{ orderItemId: items[place], reason: 'product_too_big', comment: 'Trop grand.' }],
    },
  );
  const { requestReturn } = await request<{ requestReturn: Purchase }>(
    'mutation($id: ID!, $q: ID!) { requestReturn(orderId: $id, returnQuotationId: $q) { id reference } }',
    { id: order.id, q: quotation.id },
  );
  return { quotation, request: requestReturn };
}

async function makeCustomer(visit: Visit): Promise<Customer> {
  const page = await visit.page();
  const email = await joinAs(visit, page);
  const addressId = await addAddress(visit, page, FRENCH_ADDRESS);
  await addAddress(visit, page, ITALIAN_ADDRESS);
  const maker = { visit, page, addressId };

  const returned = await pay(
    visit,
    page,
    await fill(maker, await takeProducts(visit, 3), { method: 'STANDARD', type: 'GROUPED' }, 'BIENVENUE10'),
  );
  // Below the order value with free delivery, above the minimum of the coupon.
  const dear = await takeProducts(visit, 1, { numericFilters: ['price>5000', 'price<6000'] });
  const waiting = await pay(
    visit,
    page,
    await fill(maker, dear, { method: 'TRACKED', type: 'DIRECT' }, 'LIVRAISON'),
  );
  const customised = await pay(
    visit,
    page,
    await fill(maker, await takeProducts(visit, 1, CUSTOMISABLE), { method: 'RELAY', type: 'DIRECT' }),
  );
  const tracking = ['--tracking', `T-${returned.reference}`, '--url', 'https://example.org/parcel'];
  await operator('orders', 'ship', returned.reference, ...tracking);
  await operator('orders', 'deliver', returned.reference);
  const { quotation, request } = await sendBack(maker, returned, 0);
  const posting = ['--proof', '1L 234', '--url', 'https://example.org/return'];
  await operator('returns', 'posted', request.reference, ...posting);
  await operator('returns', 'receive', request.reference);
  await operator('returns', 'refund', request.reference);
  const { request: inProgress } = await sendBack(maker, returned, 1);

  const callApi = <Data>(query: string, variables: object = {}) =>
    dataOf<Data>(visit, query, variables, page);
  for (const reference of await takeProducts(visit, 3))
    await callApi('mutation($r: Int!) { addProductToWishlist(productReference: $r) { reference } }', {
      r: reference,
    });
  const { shareWishlist } = await callApi<{ shareWishlist: { token: string } }>(
    'mutation { shareWishlist { token } }',
  );
  await callApi('mutation($u: CustomerUpdate!) { updateCustomer(customerUpdate: $u) { id } }', {
    u: { displayName: 'Camille des Récollets' },
  });
  await callApi('mutation { updateCustomerSizePreferences(sizes: ["top:M", "shoe:38"]) { id } }');

  return {
    page,
    email,
    addressId,
    orders: { returned, waiting, customised },
    returnIds: [inProgress.id, request.id],
    quotation,
    wishlistToken: shareWishlist.token,
  };
}

export const customer = (visit: Visit): Promise<Customer> => visit.once('customer', makeCustomer);

/** Yields the customer. */
export const me: Source = async function* me(visit, selection) {
  const { page } = await customer(visit);
  yield (await dataOf<{ me: unknown }>(visit, `{ me { ${selection} } }`, {}, page)).me;
};

/** Yields what the customer owns, by the fields of `me` that return it. */
const mine = (calls: (customer: Customer) => string[]): Source =>
  async function* own(visit, selection) {
    const owner = await customer(visit);
    for (const call of calls(owner)) {
      const query = `{ me { own: ${call} { ${selection} } } }`;
      yield (await dataOf<{ me: { own: unknown } }>(visit, query, {}, owner.page)).me.own;
    }
  };

export const orders = mine((owner) => Object.values(owner.orders).map(({ id }) => `order(id: "${id}")`));
export const orderList = mine(() => ['orders(limit: 10, page: 1)']);
export const returnRequest = mine((owner) => owner.returnIds.map((id) => `returnRequest(id: "${id}")`));
export const addresses = mine(() => ['postalAddresses']);
export const wishlist = mine(() => ['wishlist(limit: 20, page: 1)']);

type Filled = { code?: string; delivery: Delivery; filters: Record<string, unknown> };

const FILLED: Filled[] = [
  {
    code: 'CADEAU50',
    delivery: { method: 'RELAY', type: 'GROUPED' },
    filters: { numericFilters: ['price<2000'] },
  },
  {
    code: 'LIVRAISON',
    delivery: { method: 'STANDARD', type: 'GROUPED' },
    filters: { numericFilters: ['price>2600', 'price<4000'] },
  },
  {
    code: 'BIENVENUE10',
    delivery: { method: 'RELAY', type: 'DIRECT' },
    filters: { numericFilters: ['price>9000', 'discountPercent>0'] },
  },
  { delivery: { method: 'RELAY', type: 'DIRECT' }, filters: CUSTOMISABLE },
];

/** Carts of customers who have bought nothing yet. */
export const filledCarts = (visit: Visit) =>
  visit.once('carts', async (shared) =>
    Promise.all(
      FILLED.map(async ({ code, delivery, filters }) => {
        const page = await shared.page();
        await joinAs(shared, page);
        const maker = { visit: shared, page, addressId: await addAddress(shared, page, FRENCH_ADDRESS) };
        return { page, id: await fill(maker, await takeProducts(shared, 2, filters), delivery, code) };
      }),
    ),
  );

export const carts: Source = async function* carts(visit, selection) {
  for (const { page, id } of await filledCarts(visit))
    yield (await dataOf<{ cart: unknown }>(visit, `{ cart(id: "${id}") { ${selection} } }`, {}, page)).cart;
};

export const publicWishlist: Source = async function* publicWishlist(visit, selection) {
  const { wishlistToken } = await customer(visit);
  const query = `{ publicWishlist(token: "${wishlistToken}") { ${selection} } }`;
  yield (await dataOf<{ publicWishlist: unknown }>(visit, query)).publicWishlist;
};
