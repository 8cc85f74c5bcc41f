import {
  AddPostalAddressToCustomerDocument,
  AddProductToWishlistDocument,
  CreateNoticeDocument,
  ErasePersonalDataDocument,
  ExportPersonalDataDocument,
  SaveOwnedGarmentDocument,
  UpdateCustomerSizePreferencesDocument,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { customers } from '../../db/schema/customers.ts';
import { notices } from '../../db/schema/notices.ts';
import { mails, outbox } from '../../db/schema/operations.ts';
import { orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { PARIS } from '../../testing/addresses.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { PASSWORD } from '../../testing/shop.ts';
import { countAttempt } from '../customers/count-attempt.ts';
import { purgeVisitorEmails } from './visitor-emails.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

const exportFile = async (token: string) => {
  const { exportPersonalData: file } = await shop.request(ExportPersonalDataDocument, {}, { token });
  return { ...file, data: JSON.parse(file.content) as Record<string, unknown> };
};
const erase = (token: string, plainPassword = PASSWORD) =>
  shop.call(ErasePersonalDataDocument, { plainPassword }, { token });
const rowOf = async (id: string) =>
  (await shop.db.select().from(customers).where(eq(customers.id, id))).at(0) ?? null;

test('the export contains the customer’s data, and no secret', async () => {
  const item = await shop.item();
  const lea = await shop.signUp('lea@example.fr');
  const { token } = lea;
  await shop.request(AddPostalAddressToCustomerDocument, { postalAddress: PARIS }, { token });
  await shop.request(UpdateCustomerSizePreferencesDocument, { sizes: ['top:M'] }, { token });
  await shop.request(
    SaveOwnedGarmentDocument,
    { garment: { kind: 'jacket', measures: [{ name: 'bust', value: 52 }] } },
    { token },
  );
  await shop.request(AddProductToWishlistDocument, { productReference: item.reference }, { token });
  const zoe = await shop.signUp('zoe@example.fr');
  await shop.request(
    AddPostalAddressToCustomerDocument,
    { postalAddress: { ...PARIS, cityName: 'Brest' } },
    zoe,
  );

  const { name, content, data } = await exportFile(token);
  expect(name).toMatch(/^patine-\d{4}-\d\d-\d\d\.json$/);
  expect(data).toMatchObject({
    profile: { emailAddress: 'lea@example.fr', firstName: 'Léa' },
    addresses: [{ cityName: 'Paris', phoneNumber: '+33612345678' }],
    sizes: { saved: ['top:M'], garments: [{ kind: 'jacket', measures: { bust: 52 } }] },
    wishlist: [{ reference: item.reference }],
    orders: [],
    savedSearches: [],
    priceOffers: [],
    mails: { newsletter: [] },
  });
  for (const secret of ['argon2', token, 'zoe@example.fr', 'Brest']) expect(content).not.toContain(secret);
  expect(content).not.toMatch(/hash|token/i);
});

test('five exports an hour are the limit', async () => {
  const { token } = await shop.signUp('again@example.fr');
  for (let time = 0; time < 5; time += 1) await exportFile(token);
  const { failure } = await shop.call(ExportPersonalDataDocument, {}, { token });
  expect(failure?.name).toBe('TOO_MANY_ATTEMPTS');
});

test('a visitor can neither export nor erase', async () => {
  for (const [operation, variables] of [
    [ExportPersonalDataDocument, {}],
    [ErasePersonalDataDocument, { plainPassword: PASSWORD }],
  ] as [string, object][])
    expect((await shop.call(operation, variables)).failure?.name).toBe('ACCESS_DENIED');
});

test('a wrong password erases nothing, and ten attempts an hour are the limit', async () => {
  const { id, token } = await shop.signUp('guessed@example.fr');
  const own = { kind: 'own-password', name: id } as const;
  for (let time = 0; time < 8; time += 1) await countAttempt(shop.db, [own], shop.clock.now());
  const names = [];
  for (let time = 0; time < 3; time += 1)
    names.push((await erase(token, `Autre-veste-${time}`)).failure?.name);
  expect(names).toEqual(['BAD_CREDENTIALS', 'BAD_CREDENTIALS', 'TOO_MANY_ATTEMPTS']);
  expect(await rowOf(id)).not.toBeNull();
});

test('an erased customer is gone, their orders are anonymous, and one email confirms it', async () => {
  const buyer = await shop.buyer('erased@example.fr', [await shop.item()]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.inject({ url: String(paid.headers.location) });
  await shop.app.outbox.drain();
  expect((await exportFile(buyer.token)).data['orders']).toMatchObject([{ status: 'PAID', items: [{}] }]);

  expect((await erase(buyer.token)).data).toEqual({ erasePersonalData: true });

  expect(await rowOf(buyer.id)).toBeNull();
  expect((await shop.authenticate('erased@example.fr')).statusCode).toBe(401);
  expect((await shop.call('{ me { id } }', {}, { token: buyer.token })).failure?.name).toBe('ACCESS_DENIED');
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ status: 'PAID', deliveryAddress: { lastName: 'Martin' } });
  const nobody = await rowOf(order?.customerId ?? '');
  expect(nobody).toMatchObject({ firstName: '', lastName: '', deactivated: true });
  expect(nobody?.emailAddress).toMatch(/@erased\.invalid$/);

  const to = () => shop.db.select().from(mails).where(eq(mails.recipient, 'erased@example.fr'));
  expect(await to()).toEqual([]);
  await shop.app.outbox.drain();
  const [farewell, ...others] = await to();
  expect([farewell?.template, others]).toEqual(['account-erased', []]);
  expect(farewell?.text).toContain('factures');

  shop.clock.advance(31 * DAY_MS);
  await purgeVisitorEmails(shop);
  expect(await to()).toEqual([]);
  const events = await shop.db.select().from(outbox).where(eq(outbox.topic, 'mail.account-erased'));
  expect(events).toEqual([]);
  expect((await shop.signUp('erased@example.fr')).id).not.toBe(buyer.id);
});

test('a payment under way blocks erasure; an order that was never paid keeps no address', async () => {
  const buyer = await shop.buyer('paying@example.fr', [await shop.item()]);
  const { orderId } = await shop.openPayment(buyer);
  expect((await erase(buyer.token)).failure?.name).toBe('ITEM_BEING_PAID');
  expect(await rowOf(buyer.id)).not.toBeNull();

  await shop.db.update(paymentAttempts).set({ state: 'expired' }).where(eq(paymentAttempts.orderId, orderId));
  expect((await erase(buyer.token)).data).toEqual({ erasePersonalData: true });
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.deliveryAddress).toMatchObject({ lastName: '', addressLine1: '', phoneNumber: '' });
});

test('notices about items are in the file of who was signed in, and lose their name when they erase their data', async () => {
  const item = await shop.item();
  const { token } = await shop.signUp('notifier@example.fr');
  const given = {
    productReference: item.reference,
    reason: 'counterfeit' as const,
    explanation: 'Le monogramme n’est pas celui de la maison.',
    name: 'Camille Dupont',
    inGoodFaith: true,
  };
  await shop.request(
    CreateNoticeDocument,
    { notice: { ...given, emailAddress: 'work@example.fr' } },
    { token },
  );
  // A visitor can type in the customer's address; the export contains only notices sent while logged in.
  await shop.request(CreateNoticeDocument, { notice: { ...given, emailAddress: 'notifier@example.fr' } });
  const { data } = await exportFile(token);
  expect(data['noticesAboutItems']).toMatchObject([
    { reason: 'counterfeit', name: 'Camille Dupont', emailAddress: 'work@example.fr' },
  ]);
  expect((await erase(token)).failure).toBeUndefined();
  const rows = await shop.db.select().from(notices).where(eq(notices.productReference, item.reference));
  expect(rows.map(({ customerId, name, emailAddress }) => [customerId, name, emailAddress])).toEqual([
    [null, '', ''],
    [null, '', ''],
  ]);
  while ((await shop.app.outbox.drain()) > 0);
  expect(await shop.db.select().from(mails).where(eq(mails.recipient, ''))).toEqual([]);
});
