import {
  AddPostalAddressToCustomerDocument,
  AddProductToCartDocument,
  CreateCartDocument,
  MeDocument,
  SetCartDeliveryAddressDocument,
} from '@patine/contract/operations';
import { expect, test } from 'vitest';
import { createLog } from '../../log.ts';
import { PARIS } from '../../testing/addresses.ts';
import { insertProduct } from '../../testing/catalogue.ts';
import { PASSWORD, basic, testShop } from '../../testing/shop.ts';

test('the log of a whole session names its events, without token, password, address or cart', async () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => lines.push(line) });
  const shop = await testShop({}, log);
  const emailAddress = 'discreet@example.fr';
  const { token, id: customerId } = await shop.signUp(emailAddress);
  await shop.authenticate(emailAddress, 'Wrong-pass-1');
  await shop.request(MeDocument, {}, { token });
  const { id: cartId } = (await shop.request(CreateCartDocument, {}, { token })).createCart;
  const { reference, variantId } = await insertProduct(shop.db);
  const item = { cartId, productReference: reference, productVariantId: variantId };
  await shop.request(AddProductToCartDocument, item, { token });
  const added = await shop.request(AddPostalAddressToCustomerDocument, { postalAddress: PARIS }, { token });
  const postalAddressBookEntryId = added.addPostalAddressToCustomer.id;
  await shop.request(SetCartDeliveryAddressDocument, { cartId, postalAddressBookEntryId }, { token });
  await shop.call(SetCartDeliveryAddressDocument, { cartId, postalAddressBookEntryId: 'other' }, { token });
  await shop.call(MeDocument, {}, { token: `${token}x` });
  // Unexpected errors log the most; renaming the table causes one.
  await shop.db.execute('alter table customers rename to customers_gone');
  const failed = await shop.call(MeDocument, {}, { token });
  expect((await shop.authenticate(emailAddress)).statusCode).toBe(500);
  await shop.db.execute('alter table customers_gone rename to customers');
  await shop.request('mutation { logout }', {}, { token });
  await shop.close();

  expect(failed.status).toBe(500);
  const events = lines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
  expect(events).toEqual([
    'registration',
    'login',
    'security.login',
    'security.object',
    'security.access',
    'logout',
  ]);
  const written = lines.join('');
  expect(written).toContain(customerId);
  const secrets = [
    token,
    PASSWORD,
    'Wrong-pass-1',
    basic(emailAddress, PASSWORD).slice(6),
    emailAddress,
    cartId,
    PARIS.addressLine1,
    '612345678',
    'Oberkampf',
  ];
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
});
