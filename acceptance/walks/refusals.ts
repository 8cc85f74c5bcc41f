import type { Page } from 'playwright';
import { walk, type Proof } from '../statement.ts';
import type { Visit } from '../visit.ts';
import { FRENCH_ADDRESS, addAddress, cartWith, joinAs, takeProducts } from './purchase.ts';

/** Fails unless the api responds with this code of the error table. */
export async function mustRefuse(visit: Visit, code: number, query: string, variables: object, as?: Page) {
  const { data, errors } = await visit.request(query, variables, as);
  const given = errors?.[0]?.extensions.code;
  if (given !== code)
    throw new Error(`code ${given} in the place of ${code}: ${JSON.stringify(errors ?? data)}`);
}

const CHECKOUT = `mutation($c: ID!) {
  cartCheckout(cartId: $c, paymentServiceProvider: SANDBOX) { orderId }
}`;

/** Passes if the checkout of a cart that `prepare` leaves incomplete is refused with this code. */
export const checkoutRefuses = (
  code: number,
  prepare: (visit: Visit, page: Page, cartId: string) => Promise<void>,
): Proof =>
  walk(async (visit) => {
    const page = await visit.page();
    await joinAs(visit, page);
    const cartId = await cartWith(visit, page, await takeProducts(visit, 1));
    await prepare(visit, page, cartId);
    await mustRefuse(visit, code, CHECKOUT, { c: cartId }, page);
  });

export const withoutAddress = () => checkoutRefuses(701, async () => undefined);

export const withoutMethod = () =>
  checkoutRefuses(703, async (visit, page, cartId) => {
    const id = await addAddress(visit, page, FRENCH_ADDRESS);
    await visit.request(
      'mutation($c: ID!, $a: ID!) { setCartDeliveryAddress(cartId: $c, postalAddressBookEntryId: $a) { id } }',
      { c: cartId, a: id },
      page,
    );
  });
