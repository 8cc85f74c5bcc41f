import { deliverParcel } from '../../modules/orders/fulfilment.ts';
import { parcelsOf } from '../../modules/orders/repository.ts';
import { GOOD_CARD } from '../buying.ts';
import { offeringShop } from '../offers.ts';

/** A name that no other test data contains. */
const NAMES = { firstName: 'Ottoline', lastName: 'Quatrebarbes' };

type Purchase = { id: string; reference: string; itemIds: string[] };

export type Caller = 'visitor' | 'owner' | 'other';

/** A shop with a customer who has one of everything, and another customer. */
export async function ownershipWorld() {
  const shop = await offeringShop();
  const emailAddress = 'owner@example.fr';
  const owner = await shop.buyer(emailAddress, [await shop.item()]);
  const other = await shop.signUp('other@example.fr');

  const asOwner = <Result>(query: string, variables: object = {}) =>
    shop.request<Result, object>(query, variables, { token: owner.token });
  await asOwner('mutation($names: CustomerUpdate!) { updateCustomer(customerUpdate: $names) { id } }', {
    names: NAMES,
  });
  const { me } = await asOwner<{ me: { postalAddresses: { id: string }[] } }>(
    '{ me { postalAddresses { id } } }',
  );
  const addressId = me.postalAddresses[0]?.id ?? '';

  /** Creates a cart of the owner with a new item. */
  const cart = async () => {
    const { createCart } = await asOwner<{ createCart: { id: string } }>('mutation { createCart { id } }');
    const item = await shop.item();
    await shop.put({ token: owner.token, cartId: createCart.id }, item);
    return { cartId: createCart.id, ...item };
  };

  /** Creates such a cart that is ready for payment. */
  const readyCart = async () => {
    const { cartId } = await cart();
    await asOwner(
      'mutation($cart: ID!, $to: ID!) { setCartDeliveryAddress(cartId: $cart, postalAddressBookEntryId: $to) { id } setShippingMethodToCart(cartId: $cart, deliveryMethod: STANDARD, deliveryType: DIRECT) { id } }',
      { cart: cartId, to: addressId },
    );
    return cartId;
  };

  const buy = async (count: number): Promise<Purchase> => {
    for (let more = 1; more < count; more += 1) await cart();
    const { paymentUrl, orderId } = await shop.openPayment({ token: owner.token, cartId: await readyCart() });
    const paid = await shop.pay(paymentUrl, GOOD_CARD);
    await shop.app.inject({ url: String(paid.headers.location) });
    const { me: buyer } = await asOwner<{
      me: { order: { reference: string; parcels: { items: { orderItem: { id: string } }[] }[] } };
    }>('query($id: ID!) { me { order(id: $id) { reference parcels { items { orderItem { id } } } } } }', {
      id: orderId,
    });
    const { reference, parcels } = buyer.order;
    return {
      id: orderId,
      reference,
      itemIds: parcels.flatMap(({ items }) => items.map(({ orderItem }) => orderItem.id)),
    };
  };

  const open = await buy(1);
  const received = await buy(4);
  const now = shop.clock.now();
  for (const parcel of await parcelsOf(shop.db, [received.id]))
    await shop.db.transaction((tx) => deliverParcel(tx, parcel, now, now));

  let people = 0;
  const somebody = () => shop.signUp(`somebody-${(people += 1)}@example.fr`);

  return {
    shop,
    ownerId: owner.id,
    addressId,
    /** A paid order that can still be changed, and a delivered order of four items. */
    open,
    received,
    asOwner,
    cart,
    readyCart,
    somebody,
    /** Returns the session of a caller. */
    sessionOf: async (caller: Caller, ends: boolean): Promise<{ token?: string }> => {
      if (caller === 'visitor') return {};
      if (ends) return somebody();
      return caller === 'owner' ? owner : other;
    },
    /** Values of the owner that no response to another caller may contain. */
    marks: [
      owner.id,
      emailAddress,
      ...Object.values(NAMES),
      ...[open, received].flatMap(({ id, reference, itemIds }) => [id, reference, ...itemIds]),
      addressId,
      '12 rue de la Paix',
    ],
  };
}

export type OwnershipWorld = Awaited<ReturnType<typeof ownershipWorld>>;
