import {
  AddPostalAddressToCustomerDocument,
  DeleteAPostalAddressOfACustomerDocument,
  MyAddressesDocument,
  UpdatePostalAddressOfACustomerDocument,
} from '@patine/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PARIS } from '../../testing/addresses.ts';
import { testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let counter = 0;

beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const add = async (token: string, changes = {}) =>
  (
    await shop.request(
      AddPostalAddressToCustomerDocument,
      { postalAddress: { ...PARIS, ...changes } },
      { token },
    )
  ).addPostalAddressToCustomer;
const book = async (token: string) => (await shop.request(MyAddressesDocument, {}, { token })).me;

test('an address is stored normalised', async () => {
  const { token } = await shop.signUp('normal@example.fr');
  const { postalAddress } = await add(token, { addressLine2: '  ', companyName: '', subDivision: 'CA' });
  expect(postalAddress).toMatchObject({
    countryCode: 'FRA',
    countryCodeAlpha2: 'FR',
    phoneNumber: '+33612345678',
    addressLine2: null,
    companyName: null,
    subDivision: null,
  });
});

test('a region is stored where labels need one, and rejected where it is unknown', async () => {
  const { token } = await shop.signUp('region@example.fr');
  const us = { countryCode: 'USA', postalCode: '94103', phoneNumber: '(415) 555-2671' };
  expect((await add(token, { ...us, subDivision: 'ca' })).postalAddress.subDivision).toBe('CA');
  const refused = await shop.call(
    AddPostalAddressToCustomerDocument,
    { postalAddress: { ...PARIS, ...us, subDivision: 'ZZ' } },
    { token },
  );
  expect(refused.failure?.fields).toEqual({ subDivision: 'BAD_FORMAT' });
});

test('a phone number of Saint-Barthélemy is stored as typed', async () => {
  const { token } = await shop.signUp('blm@example.fr');
  const blm = { countryCode: 'BLM', postalCode: '97133', phoneNumber: '27 00 00' };
  expect((await add(token, blm)).postalAddress.phoneNumber).toBe('27 00 00');
});

test.each([
  [{ firstName: ' ' }, { firstName: 'EMPTY' }],
  [{ addressLine1: 'x'.repeat(256) }, { addressLine1: 'TOO_LONG' }],
  [{ cityName: 'Paris\nLyon' }, { cityName: 'BAD_FORMAT' }],
  [{ countryCode: 'ZZZ' }, { countryCode: 'UNKNOWN_COUNTRY' }],
  [{ countryCode: 'FR' }, { countryCode: 'UNKNOWN_COUNTRY' }],
  [{ postalCode: '7501' }, { postalCode: 'BAD_FORMAT' }],
  [{ postalCode: '' }, { postalCode: 'EMPTY' }],
  [{ phoneNumber: '12' }, { phoneNumber: 'BAD_FORMAT' }],
  [{ phoneNumber: '' }, { phoneNumber: 'EMPTY' }],
  [{ gpsCoordinates: { lat: 91, lng: 0 } }, { gpsCoordinates: 'BAD_FORMAT' }],
])('%o is rejected with its field errors', async (changes, fields) => {
  const { token } = await shop.signUp(`rules-${(counter += 1)}@example.fr`);
  const { failure } = await shop.call(
    AddPostalAddressToCustomerDocument,
    { postalAddress: { ...PARIS, ...changes } },
    { token },
  );
  expect(failure).toEqual({ name: 'VALIDATION', code: 100, fields });
});

test('one address is the default: the first, then the selected one, then the oldest left', async () => {
  const { token } = await shop.signUp('default@example.fr');
  const defaultId = async () => (await book(token)).defaultPostalAddress?.id ?? null;
  expect(await defaultId()).toBeNull();
  const first = await add(token);
  shop.clock.advance(1000);
  const second = await add(token);
  expect(await defaultId()).toBe(first.id);
  const third = await add(token, { default: true });
  expect(await defaultId()).toBe(third.id);
  await shop.request(
    UpdatePostalAddressOfACustomerDocument,
    { postalAddressBookEntryId: second.id, postalAddress: { ...PARIS, cityName: 'Lyon', default: true } },
    { token },
  );
  expect(await defaultId()).toBe(second.id);
  await shop.request(DeleteAPostalAddressOfACustomerDocument, { id: second.id }, { token });
  expect(await defaultId()).toBe(first.id);
  expect((await book(token)).postalAddresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test('a customer stores at most fifty addresses, even when added concurrently', async () => {
  const { token } = await shop.signUp('fifty@example.fr');
  const responses = await Promise.all(
    Array.from({ length: 52 }, () =>
      shop.call(AddPostalAddressToCustomerDocument, { postalAddress: PARIS }, { token }),
    ),
  );
  const refused = responses.flatMap(({ failure }) => (failure ? [failure.fields] : []));
  expect(refused).toEqual([{ postalAddress: 'TOO_MANY' }, { postalAddress: 'TOO_MANY' }]);
  expect((await book(token)).postalAddresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test.each([
  ['a visitor', 'visitor', 'ACCESS_DENIED'],
  ['another customer', 'other', 'NOT_FOUND'],
] as const)('%s can neither change nor delete an address', async (_who, who, name) => {
  const owner = await shop.signUp(`owner-${who}@example.fr`);
  const other = await shop.signUp(`${who}@example.fr`);
  const { id } = await add(owner.token);
  const caller = who === 'visitor' ? {} : { token: other.token };
  const changed = await shop.call(
    UpdatePostalAddressOfACustomerDocument,
    { postalAddressBookEntryId: id, postalAddress: { ...PARIS, cityName: 'Elsewhere', default: true } },
    caller,
  );
  expect(changed.failure?.name).toBe(name);
  expect((await shop.call(DeleteAPostalAddressOfACustomerDocument, { id }, caller)).failure?.name).toBe(name);
  const [stored] = (await book(owner.token)).postalAddresses;
  expect(stored).toMatchObject({ id, isDefault: true, postalAddress: { cityName: 'Paris' } });
});

test('a visitor cannot add an address', async () => {
  const { failure } = await shop.call(AddPostalAddressToCustomerDocument, { postalAddress: PARIS });
  expect(failure?.name).toBe('ACCESS_DENIED');
});
