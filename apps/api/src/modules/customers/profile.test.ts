import { MeDocument, UpdateCustomerLocaleDocument } from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const UPDATE =
  'mutation($input: CustomerUpdate!) { updateCustomer(customerUpdate: $input) { firstName emailAddress displayName } }';
const SIZES = 'mutation($sizes: [String!]!) { updateCustomerSizePreferences(sizes: $sizes) { sizes } }';

test('a customer changes the given fields and keeps the others', async () => {
  const { token } = await shop.signUp('lea@example.fr');
  const response = await shop.request(
    UPDATE,
    { input: { firstName: ' Zoé ', emailAddress: null } },
    { token },
  );
  expect(response).toEqual({
    updateCustomer: { firstName: 'Zoé', emailAddress: 'lea@example.fr', displayName: 'Zoé M.' },
  });
});

test('others see the display name, or one made of the customer’s name', async () => {
  const { token } = await shop.signUp('seen@example.fr');
  const named = async (displayName: string) =>
    (await shop.call(UPDATE, { input: { displayName } }, { token })) as {
      data?: { updateCustomer: { displayName: string } };
      failure?: { fields?: object };
    };
  expect((await named(' Zouzou ')).data?.updateCustomer.displayName).toBe('Zouzou');
  await shop.request(UPDATE, { input: { firstName: 'Anne' } }, { token });
  expect((await named('x'.repeat(256))).failure?.fields).toEqual({ displayName: 'BAD_FORMAT' });
  expect((await named(' ')).data?.updateCustomer.displayName).toBe('Anne M.');
});

test('the display name is the pseudo, and none is invented', async () => {
  const { token } = await shop.signUp('pseudo@example.fr');
  const pseudo = async () => (await shop.request(MeDocument, {}, { token })).me.pseudo;
  expect(await pseudo()).toBeNull();
  await shop.request(UPDATE, { input: { displayName: 'Zouzou' } }, { token });
  expect(await pseudo()).toBe('Zouzou');
});

test('an invalid email address or name breaks a rule', async () => {
  const { token } = await shop.signUp('second@example.fr');
  const broken = await shop.call(UPDATE, { input: { emailAddress: 'second', lastName: ' ' } }, { token });
  expect(broken.failure?.fields).toEqual({ emailAddress: 'BAD_FORMAT', lastName: 'EMPTY' });
});

test('sizes are stored once each, in the given order', async () => {
  const { token } = await shop.signUp('sizes@example.fr');
  const response = await shop.request(SIZES, { sizes: ['top:M', 'shoe:38', ' top:M'] }, { token });
  expect(response).toEqual({ updateCustomerSizePreferences: { sizes: ['top:M', 'shoe:38'] } });
  const refused = await shop.call(SIZES, { sizes: ['x'.repeat(61)] }, { token });
  expect(refused.failure?.fields).toEqual({ sizes: 'TOO_LONG' });
});

test('the language of the profile can be changed', async () => {
  const { token } = await shop.signUp('locale@example.fr');
  const response = await shop.request(UpdateCustomerLocaleDocument, { locale: 'EN' }, { token });
  expect(response.updateCustomerLocale.locale).toBe('EN');
});

test('a new customer has no order, no shared wishlist and no sizes', async () => {
  const { token } = await shop.signUp('new@example.fr');
  const fields = await shop.request('{ me { hasOrder publicWishlist { token } sizes } }', {}, { token });
  expect(fields).toEqual({ me: { hasOrder: false, publicWishlist: null, sizes: [] } });
});

test.each([
  ['updateCustomer', UPDATE, { input: { firstName: 'Zoé' } }],
  ['updateCustomerSizePreferences', SIZES, { sizes: [] }],
  ['updateCustomerLocale', UpdateCustomerLocaleDocument as string, { locale: 'EN' }],
])('%s is refused to a visitor', async (_name, operation, variables) => {
  expect((await shop.call(operation, variables)).failure?.name).toBe('ACCESS_DENIED');
});
