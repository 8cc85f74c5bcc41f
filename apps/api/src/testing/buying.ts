import { CartCheckoutDocument } from '@patine/contract/operations';
import { insertProduct } from './catalogue.ts';
import { type TestShop, testShop } from './shop.ts';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';
export const SILENT_CARD = '4000 0000 0000 0119';
export const LATE_CARD = '4000 0000 0000 3063';

const ADDRESS = {
  firstName: 'Léa',
  lastName: 'Martin',
  countryCode: 'FRA',
  addressLine1: '12 rue de la Paix',
  postalCode: '75002',
  cityName: 'Paris',
  phoneNumber: '+33612345678',
};

type Buyer = { id: string; token: string; cartId: string };

/** A shop that listens on a port, because its sandbox gateway is called over HTTP, and customers who buy in it. */
export const buyingShop = async (variables: Record<string, string> = {}) =>
  buyingShopOn(await testShop(variables));

/** The same on an existing shop. */
export async function buyingShopOn(shop: TestShop) {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });

  const put = (caller: { token: string; cartId: string }, item: { reference: number; variantId: string }) =>
    shop.request(
      'mutation($cart: ID!, $reference: Int!, $variant: ID!) { addProductToCart(cartId: $cart, productReference: $reference, productVariantId: $variant) { count } }',
      { cart: caller.cartId, reference: item.reference, variant: item.variantId },
      { token: caller.token },
    );

  /** Signs up a customer whose cart is ready for payment. */
  const buyer = async (
    emailAddress: string,
    items: { reference: number; variantId: string }[],
    delivery = { method: 'STANDARD', type: 'DIRECT' },
  ): Promise<Buyer> => {
    const { id, token } = await shop.signUp(emailAddress);
    const { createCart } = await shop.request<{ createCart: { id: string } }, object>(
      'mutation { createCart { id } }',
      {},
      { token },
    );
    const cartId = createCart.id;
    for (const item of items) await put({ token, cartId }, item);
    const { addPostalAddressToCustomer: address } = await shop.request<
      { addPostalAddressToCustomer: { id: string } },
      object
    >(
      'mutation($address: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $address) { id } }',
      { address: ADDRESS },
      { token },
    );
    await shop.request(
      'mutation($cart: ID!, $address: ID!) { setCartDeliveryAddress(cartId: $cart, postalAddressBookEntryId: $address) { id } }',
      { cart: cartId, address: address.id },
      { token },
    );
    await shop.request(
      'mutation($cart: ID!, $method: DeliveryMethod!, $type: DeliveryType!) { setShippingMethodToCart(cartId: $cart, deliveryMethod: $method, deliveryType: $type) { id } }',
      { cart: cartId, ...delivery },
      { token },
    );
    return { id, token, cartId };
  };

  let keys = 0;
  const checkout = (
    { token, cartId }: Pick<Buyer, 'token' | 'cartId'>,
    { key = `key-${(keys += 1)}`, locale = 'fr', remoteAddress = '127.0.0.1' } = {},
  ) =>
    shop.call(
      CartCheckoutDocument,
      { cartId, paymentServiceProvider: 'SANDBOX' },
      { token, headers: { 'idempotency-key': key, 'x-ui-language': locale }, remoteAddress },
    );

  /** Opens a payment; throws if the checkout fails. */
  const openPayment = async (buyer: Pick<Buyer, 'token' | 'cartId'>, options?: { locale: string }) => {
    const { data, failure } = await checkout(buyer, options);
    if (!data) throw new Error(`The checkout failed: ${JSON.stringify(failure)}`);
    const { paymentUrl, orderId, holdsExpireAt } = data.cartCheckout;
    return {
      paymentUrl,
      orderId,
      holdsExpireAt,
      paymentId: paymentUrl.slice(paymentUrl.lastIndexOf('/') + 1),
    };
  };

  const submit = (paymentUrl: string, fields: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: paymentUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });

  const status = async ({ token }: Pick<Buyer, 'token'>, orderId: string) => {
    const { me } = await shop.request<{ me: { order: { status: string } } }, object>(
      'query($id: ID!) { me { order(id: $id) { status } } }',
      { id: orderId },
      { token },
    );
    return me.order.status;
  };

  return {
    ...shop,
    item: (overrides?: Parameters<typeof insertProduct>[1]) => insertProduct(shop.db, overrides),
    put,
    buyer,
    checkout,
    openPayment,
    submit,
    pay: (paymentUrl: string, card: string) => submit(paymentUrl, { number: card }),
    status,
  };
}

export type BuyingShop = Awaited<ReturnType<typeof buyingShop>>;
