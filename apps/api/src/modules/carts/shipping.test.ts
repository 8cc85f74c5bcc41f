import {
  AddDiscountToCartDocument,
  AddPostalAddressToCustomerDocument,
  AddProductToCartDocument,
  CartDocument,
  CreateCartDocument,
  RemoveProductFromCartDocument,
  ResetCartShippingMethodDocument,
  ServicePointsDocument,
  SetCartDeliveryAddressDocument,
  SetShippingMethodToCartDocument,
  UpdatePostalAddressOfACustomerDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { PARIS } from '../../testing/addresses.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { issueCoupon } from '../coupons/issue-coupon.ts';

const NEW_YORK = {
  ...PARIS,
  countryCode: 'USA',
  postalCode: '10001',
  cityName: 'New York',
  subDivision: 'NY',
  phoneNumber: '(212) 555-0123',
};
const RELAY = { deliveryMethod: 'RELAY', deliveryType: 'DIRECT' } as const;
let shop: TestShop;
let counter = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

/** A signed-in customer with a dress of 45.00 € in the cart. */
async function buyer() {
  const { token } = await shop.signUp(`buyer-${(counter += 1)}@example.fr`);
  const { id } = (await shop.request(CreateCartDocument, {}, { token })).createCart;
  const product = await insertProduct(shop.db);
  const item = { cartId: id, productReference: product.reference, productVariantId: product.variantId };
  await shop.request(AddProductToCartDocument, item, { token });
  const address = async (postalAddress = PARIS) =>
    (await shop.request(AddPostalAddressToCustomerDocument, { postalAddress }, { token }))
      .addPostalAddressToCustomer.id;
  const deliverTo = async (postalAddressBookEntryId: string) =>
    (await shop.request(SetCartDeliveryAddressDocument, { cartId: id, postalAddressBookEntryId }, { token }))
      .setCartDeliveryAddress;
  const choose = (choice: object) =>
    shop.call(SetShippingMethodToCartDocument as string, { cartId: id, ...choice }, { token }) as ReturnType<
      typeof shop.call<{ setShippingMethodToCart: Awaited<ReturnType<typeof read>> }, object>
    >;
  const read = async () => (await shop.request(CartDocument, { id }, { token })).cart;
  return { id, token, item, address, deliverTo, choose, read };
}

const pointIn = async (countryCode: string, postalCode: string, cityName: string) =>
  (await shop.request(ServicePointsDocument, { countryCode, postalCode, cityName })).servicePoints[0]
    ?.servicePointId ?? '';

/** Adds an item of a second seller to the cart. */
async function addOfAnotherSeller({ id, token }: Awaited<ReturnType<typeof buyer>>) {
  const store = { slug: 'gand', name: 'Gand Vintage', country: 'BE' };
  const other = await insertProduct(shop.db, { store });
  const item = { cartId: id, productReference: other.reference, productVariantId: other.variantId };
  await shop.request(AddProductToCartDocument, item, { token });
  return item;
}

test('shipping is quoted for France until the cart has an address, then for its country', async () => {
  const lea = await buyer();
  const { read, address, deliverTo } = lea;
  await addOfAnotherSeller(lea);
  const offered = async () =>
    (await read()).shippingMethods.map(
      ({ deliveryMethod, deliveryType }) => `${deliveryMethod} ${deliveryType}`,
    );
  expect(await offered()).toEqual([
    'STANDARD DIRECT',
    'STANDARD GROUPED',
    'TRACKED DIRECT',
    'TRACKED GROUPED',
    'RELAY DIRECT',
    'RELAY GROUPED',
  ]);
  await deliverTo(await address(NEW_YORK));
  expect(await offered()).toEqual(['TRACKED DIRECT', 'TRACKED GROUPED']);
});

test('a cart uses the default address until another one is selected', async () => {
  const { read, address, deliverTo } = await buyer();
  expect((await read()).deliveryAddressId).toBeNull();
  // A customer's first address is their default.
  const far = await address(NEW_YORK);
  const cart = await read();
  expect(cart.deliveryAddressId).toBe(far);
  expect(cart).toMatchObject({ customsCountry: 'US', returnFee: { currency: 'EUR' } });
  expect(new Set(cart.shippingMethods.map(({ deliveryMethod }) => deliveryMethod))).toEqual(
    new Set(['TRACKED']),
  );
  const near = await address();
  expect(await deliverTo(near)).toMatchObject({ deliveryAddressId: near, customsCountry: null });
});

test('the total includes the selected method and its quality control, with delivery days', async () => {
  const lea = await buyer();
  const { choose } = lea;
  await addOfAnotherSeller(lea);
  const { data } = await choose({ deliveryMethod: 'STANDARD', deliveryType: 'GROUPED' });
  expect(data?.setShippingMethodToCart.shippingMethod).toMatchObject({
    deliveryCarrier: 'Postille',
    numberOfParcels: 1,
    totalPrice: { amount: 780, currency: 'EUR' },
    earliestDelivery: '2026-11-28',
    latestDelivery: '2026-12-02',
  });
  expect(data?.setShippingMethodToCart.priceDetails).toMatchObject({
    productsCurrent: { amount: 9000 },
    shipping: { amount: 490 },
    qualityControl: { amount: 290 },
    totalAmount: { amount: 9780 },
  });
});

test('items of one seller are neither grouped nor charged for quality control', async () => {
  const lea = await buyer();
  const item = await addOfAnotherSeller(lea);
  await lea.choose({ deliveryMethod: 'STANDARD', deliveryType: 'GROUPED' });
  const { removeProductFromCart: left } = await shop.request(RemoveProductFromCartDocument, item, {
    token: lea.token,
  });
  expect(left.shippingMethods.map(({ deliveryType }) => deliveryType)).not.toContain('GROUPED');
  expect(left.shippingMethod).toMatchObject({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  expect(left.priceDetails).toMatchObject({ qualityControl: { amount: 0 }, totalAmount: { amount: 4990 } });
});

test('method prices include a free delivery that the cart already has, and no hint asks for more', async () => {
  const lea = await buyer();
  await addOfAnotherSeller(lea);
  expect((await lea.read()).autoDiscountHint).not.toBeNull();
  const issued = await issueCoupon(
    shop.db,
    { kind: 'FREE_DELIVERY', value: 0 },
    { now: shop.clock.now(), random: systemRandom },
  );
  if (!issued.ok) throw new Error(issued.code);
  await shop.request(
    AddDiscountToCartDocument,
    { cartId: lea.id, couponCode: issued.value.code },
    { token: lea.token },
  );
  const cart = await lea.read();
  expect(cart.shippingMethods).toHaveLength(6);
  for (const { amount, qualityControl, totalPrice } of cart.shippingMethods)
    expect([amount.amount, qualityControl.amount, totalPrice.amount]).toEqual([0, 0, 0]);
  expect(cart.autoDiscountHint).toBeNull();
});

test('standard delivery becomes tracked once that costs no more', async () => {
  const lea = await buyer();
  await lea.choose({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  const coat = await insertProduct(shop.db, { priceAmount: 15_000 });
  const { addProductToCart: cart } = await shop.request(
    AddProductToCartDocument,
    { cartId: lea.id, productReference: coat.reference, productVariantId: coat.variantId },
    { token: lea.token },
  );
  expect(cart.shippingMethods.map(({ deliveryMethod }) => deliveryMethod)).toEqual(['TRACKED', 'RELAY']);
  expect(cart.shippingMethod).toMatchObject({ deliveryMethod: 'TRACKED', totalPrice: { amount: 0 } });
});

test('a method that the country does not have is rejected', async () => {
  const { address, deliverTo, choose } = await buyer();
  await deliverTo(await address(NEW_YORK));
  const { failure } = await choose({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  expect(failure).toEqual({ name: 'SHIPPING_METHOD_UNAVAILABLE', code: 708 });
});

test('relay delivery requires a service point, and other methods reject one', async () => {
  const { choose } = await buyer();
  const deliveryServicePointId = await pointIn('FRA', '75011', 'Paris');
  expect((await choose(RELAY)).failure).toEqual({ name: 'SERVICE_POINT_REQUIRED', code: 709 });
  const chosen = await choose({ ...RELAY, deliveryServicePointId });
  expect(chosen.data?.setShippingMethodToCart.deliveryServicePoint).toMatchObject({
    servicePointId: deliveryServicePointId,
    cityName: 'Paris',
  });
  const home = { deliveryMethod: 'TRACKED', deliveryType: 'DIRECT', deliveryServicePointId };
  expect((await choose(home)).failure?.fields).toEqual({ deliveryServicePointId: 'NOT_ALLOWED' });
});

test.each(['nonsense', 'FR-75011-1-0', 'FR-69001-2988507-0', 'FR-75011-2988507-10', 'FR-75011-999999999-0'])(
  'the service point %s is unknown',
  async (deliveryServicePointId) => {
    const { choose } = await buyer();
    const { failure } = await choose({ ...RELAY, deliveryServicePointId });
    expect(failure?.fields).toEqual({ deliveryServicePointId: 'UNKNOWN' });
  },
);

test('a service point of another country than the address is unknown', async () => {
  const { address, deliverTo, choose } = await buyer();
  await deliverTo(await address());
  const { failure } = await choose({
    ...RELAY,
    deliveryServicePointId: await pointIn('BEL', '9000', 'Gent'),
  });
  expect(failure?.fields).toEqual({ deliveryServicePointId: 'UNKNOWN' });
});

test('an address outside the method’s countries resets the method', async () => {
  const { choose, address, deliverTo } = await buyer();
  await choose({ ...RELAY, deliveryServicePointId: await pointIn('FRA', '75011', 'Paris') });
  const near = await deliverTo(await address());
  expect(near.shippingMethod?.deliveryMethod).toBe('RELAY');
  const far = await deliverTo(await address(NEW_YORK));
  expect(far).toMatchObject({ shippingMethod: null, deliveryServicePoint: null });
  expect(far.priceDetails.shipping.amount).toBe(0);
  const back = await deliverTo(await address());
  expect(back.shippingMethod).toBeNull();
});

test('moving an address to another country resets the method of its carts', async () => {
  const { choose, address, deliverTo, read, token } = await buyer();
  const id = await address();
  await deliverTo(id);
  await choose({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  await shop.request(
    UpdatePostalAddressOfACustomerDocument,
    { postalAddressBookEntryId: id, postalAddress: NEW_YORK },
    { token },
  );
  expect((await read()).shippingMethod).toBeNull();
});

test('an emptied cart has no method', async () => {
  const { choose, item, token } = await buyer();
  await choose({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  const { removeProductFromCart: empty } = await shop.request(RemoveProductFromCartDocument, item, { token });
  expect(empty).toMatchObject({ count: 0, shippingMethod: null, shippingMethods: [] });
  const { addProductToCart: again } = await shop.request(AddProductToCartDocument, item, { token });
  expect(again.shippingMethod).toBeNull();
});

test('a method can be reset', async () => {
  const { id, choose, token } = await buyer();
  await choose({ deliveryMethod: 'STANDARD', deliveryType: 'DIRECT' });
  const { resetCartShippingMethod } = await shop.request(
    ResetCartShippingMethodDocument,
    { cartId: id },
    { token },
  );
  expect(resetCartShippingMethod.shippingMethod).toBeNull();
});

test('a cart cannot use somebody else’s address', async () => {
  const [mine, theirs] = [await buyer(), await buyer()];
  const postalAddressBookEntryId = await theirs.address();
  const { failure } = await shop.call(
    SetCartDeliveryAddressDocument,
    { cartId: mine.id, postalAddressBookEntryId },
    { token: mine.token },
  );
  expect(failure).toEqual({ name: 'NOT_FOUND', code: 201 });
});

test('separate parcels name their sellers, a grouped one names the workshop', async () => {
  const lea = await buyer();
  const { id, token } = lea;
  const other = await addOfAnotherSeller(lea);
  const { cart } = await shop.request<
    { cart: { shippingMethods: { deliveryType: string; estimatedParcels: object[] }[] } },
    object
  >(
    `query($id: ID!) { cart(id: $id) { shippingMethods {
      deliveryType estimatedParcels { senderName senderCountry productReferences shippingAmount { amount } }
    } } }`,
    { id },
    { token },
  );
  const [direct, grouped] = cart.shippingMethods;
  expect(direct?.estimatedParcels).toMatchObject([
    { senderName: 'Comptoir Vintage', senderCountry: 'FR', shippingAmount: { amount: 490 } },
    { senderName: 'Gand Vintage', senderCountry: 'BE', productReferences: [other.productReference] },
  ]);
  expect(grouped?.estimatedParcels).toMatchObject([{ senderName: 'Patine', senderCountry: 'FR' }]);
});
