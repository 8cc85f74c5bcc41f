import { UpdateCustomerLocaleDocument } from '@patine/contract/operations';
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

test('a customer changes what they give and keeps the rest', async () => {
  const { token } = await shop.signUp('lea@example.fr');
  const answer = await shop.ask(UPDATE, { input: { firstName: ' Zoé ', emailAddress: null } }, { token });
  expect(answer).toEqual({
    updateCustomer: { firstName: 'Zoé', emailAddress: 'lea@example.fr', displayName: 'Zoé M.' },
  });
});

test('an address of somebody else is a conflict, one that is none a broken rule', async () => {
  await shop.signUp('first@example.fr');
  const { token } = await shop.signUp('second@example.fr');
  const taken = await shop.call(UPDATE, { input: { emailAddress: 'FIRST@example.fr' } }, { token });
  expect(taken.failure?.name).toBe('EMAIL_CONFLICT');
  const broken = await shop.call(UPDATE, { input: { emailAddress: 'second', lastName: ' ' } }, { token });
  expect(broken.failure?.fields).toEqual({ emailAddress: 'BAD_FORMAT', lastName: 'EMPTY' });
});

test('sizes are kept once each, in the order given', async () => {
  const { token } = await shop.signUp('sizes@example.fr');
  const answer = await shop.ask(SIZES, { sizes: ['top:M', 'shoe:38', ' top:M'] }, { token });
  expect(answer).toEqual({ updateCustomerSizePreferences: { sizes: ['top:M', 'shoe:38'] } });
  const refused = await shop.call(SIZES, { sizes: ['x'.repeat(61)] }, { token });
  expect(refused.failure?.fields).toEqual({ sizes: 'TOO_LONG' });
});

test('the language of the profile can be changed', async () => {
  const { token } = await shop.signUp('locale@example.fr');
  const answer = await shop.ask(UpdateCustomerLocaleDocument, { locale: 'EN' }, { token });
  expect(answer.updateCustomerLocale.locale).toBe('EN');
});

test('fields of the customer that come later say so, and those that exist answer', async () => {
  const { token } = await shop.signUp('later@example.fr');
  const fields = await shop.ask('{ me { hasOrder publicWishlist { token } sizes } }', {}, { token });
  expect(fields).toEqual({ me: { hasOrder: false, publicWishlist: null, sizes: [] } });
  const later = await shop.call('{ me { wishlist { totalNumberOfItems } } }', {}, { token });
  expect(later.failure).toEqual({ name: 'NOT_IMPLEMENTED', code: 300 });
});

test.each([
  ['updateCustomer', UPDATE, { input: { firstName: 'Zoé' } }],
  ['updateCustomerSizePreferences', SIZES, { sizes: [] }],
  ['updateCustomerLocale', UpdateCustomerLocaleDocument as string, { locale: 'EN' }],
])('%s is refused to a visitor', async (_name, operation, variables) => {
  expect((await shop.call(operation, variables)).failure?.name).toBe('ACCESS_DENIED');
});
