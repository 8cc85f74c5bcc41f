import {
  CancelOrderDocument,
  ChangeOrderAddressDocument,
  DeclareWithdrawalDocument,
  MyOrderDocument,
  MyReturnsDocument,
  QuoteReturnDocument,
  RequestReturnDocument,
} from '@patine/contract/operations';
import { endOfShopDay, isWorkingDay, DAY_MS } from '@patine/core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoSellers } from '../../../demo/seller-entries.ts';
import { items, products } from '../../db/schema/catalogue.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { mails } from '../../db/schema/operations.ts';
import { refunds, sandboxPayments, waitlist } from '../../db/schema/payments.ts';
import { type OperationOutput, operate } from '../../cli/operations/operations.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { sampleIdentity } from '../../testing/sellers.ts';
import { checkLedger } from '../payments/ledger-repository.ts';
import { payDueRefunds } from '../refunds/pay-due-refunds.ts';
import { storeIdentity } from '../sellers/repository.ts';
import { sellerEntry } from '../sellers/seller-entry.ts';

let shop: BuyingShop;
let app: Parameters<typeof operate>[0];
let services: Parameters<typeof operate>[1];

beforeAll(async () => {
  shop = await buyingShop({ PUBLIC_URL: 'https://patine.example' });
  app = shop.app;
  services = shop.services;
});
afterAll(() => shop.close());

/** Runs a command of the CLI in this process. */
async function command(
  name: string,
  parameters: string[] = [],
  given: Record<string, string | boolean> = {},
) {
  const items: OperationOutput[] = [];
  for await (const item of operate(app, services, { name, parameters, given })) items.push(item);
  return {
    rows: items.flatMap((item) => ('row' in item ? [item.row] : [])),
    refused: items.flatMap((item) => ('refused' in item ? [item.refused] : []))[0],
  };
}

async function bought(emailAddress: string, sellers = ['paris', 'gand']) {
  const items = [];
  for (const slug of sellers)
    items.push(await shop.item({ priceAmount: 3000, store: { slug, name: `Friperie ${slug}` } }));
  const buyer = await shop.buyer(emailAddress, items);
  const { paymentUrl, paymentId, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const read = async () => (await shop.request(MyOrderDocument, { id: orderId }, buyer)).me.order;
  const { reference } = await read();
  const lines = (await read()).parcels.flatMap(({ items: inside }) =>
    inside.map(({ orderItem }) => orderItem.id),
  );
  return { buyer, items, orderId, paymentId, reference, read, lines };
}

/** Logs in again, because the test's clock has passed the end of the session. */
const logIn = async (order: { buyer: { token: string } }, emailAddress: string) => {
  order.buyer.token = (await shop.authenticate(emailAddress)).json<{ token: string }>().token;
};

type Purchase = Awaited<ReturnType<typeof bought>>;

const deliver = async ({ reference }: Purchase) => {
  expect((await command('orders ship', [reference])).refused).toBeUndefined();
  expect((await command('orders deliver', [reference])).refused).toBeUndefined();
};
const quote = ({ buyer, orderId }: Purchase, lines: string[], reason = 'product_too_big' as const) =>
  shop.call(
    QuoteReturnDocument,
    { orderId, items: lines.map((orderItemId) => ({ orderItemId, reason, comment: 'Trop grand. Large.' })) },
    buyer,
  );
const givenBack = async (paymentId: string) =>
  (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, paymentId)))[0]?.refundedAmount;
const lettersTo = async (recipient: string) => {
  await shop.app.outbox.drain();
  return shop.db.select().from(mails).where(eq(mails.recipient, recipient));
};
const document = (url: string, token?: string) =>
  shop.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

test('items are shipped, delivered, quoted, returned, received and refunded to the cent', async () => {
  const order = await bought('whole@example.com');
  expect((await quote(order, order.lines)).failure).toMatchObject({
    name: 'RETURN_NOT_ELIGIBLE',
    fields: { [order.lines[0] ?? '']: 'not_shipped' },
  });
  await deliver(order);
  const arrived = await order.read();
  expect(arrived.parcels.every(({ items: [line] }) => line?.returnEligibility.eligible)).toBe(true);
  expect(arrived.changeable).toBe(false);

  const { data } = await quote(order, order.lines);
  // Fees: two parcels at 4.50. Refund: 60.00 for items and 8.80 for standard delivery, minus the fees.
  expect(data?.quoteReturn).toMatchObject({
    fees: { amount: 900 },
    refund: { amount: 5980 },
    numberOfParcels: 2,
  });
  const post = () =>
    shop.request(
      RequestReturnDocument,
      { orderId: order.orderId, returnQuotationId: data?.quoteReturn.id ?? '' },
      order.buyer,
    );
  const { requestReturn: request } = await post();
  expect((await post()).requestReturn.id).toBe(request.id);
  expect(request).toMatchObject({ status: 'REQUESTED', itemsCount: 2, orderReference: order.reference });
  expect((await order.read()).parcels.flatMap(({ items: inside }) => inside)).toMatchObject(
    order.lines.map(() => ({
      returnId: request.id,
      returnEligibility: { ineligibilityReason: 'pending_return' },
    })),
  );
  const label = await document(request.documentUrl ?? '', order.buyer.token);
  expect(label.headers['content-type']).toBe('application/pdf');
  expect(label.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');

  expect((await command('returns refund', [request.reference])).refused).toContain('not here yet');
  const { rows } = await command('returns receive', [request.reference]);
  expect(rows).toMatchObject([{ state: 'received' }]);
  for (const { itemId } of order.items) {
    const [item] = await shop.db.select().from(items).where(eq(items.id, itemId));
    expect(item).toMatchObject({ status: 'listed', listingNumber: 2 });
  }
  expect((await command('returns refund', [request.reference])).rows).toMatchObject([
    { refund: '59.80 EUR', state: 'done' },
  ]);
  expect((await command('returns refund', [request.reference])).refused).toContain('already');
  expect(await givenBack(order.paymentId)).toBe(5980);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
  expect(await order.read()).toMatchObject({ status: 'REFUNDED', refundedAmount: { amount: 5980 } });

  const { me } = await shop.request(MyReturnsDocument, { limit: 10, page: 1 }, order.buyer);
  expect(me.returnRequests).toMatchObject({
    totalNumberOfItems: 1,
    pages: 1,
    items: [{ status: 'REFUNDED' }],
  });
  const kinds = (await lettersTo('whole@example.com')).map(({ template }) => template);
  for (const kind of ['order-shipped', 'order-delivered', 'return-steps', 'refund'])
    expect(kinds).toContain(kind);
});

test('the return period ends with the fourteenth day, a quotation with its day, and a wrong item is returned free of charge', async () => {
  const order = await bought('late@example.com', ['paris']);
  await deliver(order);
  const free = await quote(order, order.lines, 'wrong_product_shipped' as never);
  expect(free.data?.quoteReturn.fees.amount).toBe(0);
  shop.clock.advance(2 * DAY_MS);
  const response = await shop.call(
    RequestReturnDocument,
    { orderId: order.orderId, returnQuotationId: free.data?.quoteReturn.id ?? '' },
    order.buyer,
  );
  expect(response.failure?.name).toBe('QUOTATION_EXPIRED');
  const [line] = (await order.read()).parcels.flatMap(({ items: inside }) => inside);
  const limit = new Date(line?.returnEligibility.dateLimit ?? '');
  expect(limit.getTime() - shop.clock.now().getTime()).toBeGreaterThan(11 * DAY_MS);
  expect(isWorkingDay(Date.parse(limit.toISOString().slice(0, 10)))).toBe(true);
  shop.clock.advance(limit.getTime() - shop.clock.now().getTime());
  await logIn(order, 'late@example.com');
  expect((await order.read()).withdrawal.available).toBe(true);
  shop.clock.advance(1);
  expect((await quote(order, order.lines)).failure?.fields).toEqual({
    [order.lines[0] ?? '']: 'date_limit_exceeded',
  });
  const late = await shop.call(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: order.lines },
    order.buyer,
  );
  expect(late.failure?.name).toBe('WITHDRAWAL_NOT_OPEN');
  expect(
    (await shop.request(MyReturnsDocument, { limit: 10, page: 1 }, order.buyer)).me.returnRequests.items,
  ).toEqual([]);
});

test('a withdrawal is recorded before any quotation and acknowledged with its time', async () => {
  const order = await bought('withdraws@example.com');
  await deliver(order);
  const [first = '', second = ''] = order.lines;
  const { declareWithdrawal: declared } = await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: [first] },
    order.buyer,
  );
  expect(declared).toMatchObject({ declaredAt: shop.clock.now().toISOString(), orderItemIds: [first] });
  expect((await order.read()).withdrawal).toMatchObject({ available: true, orderItemIds: [second] });
  const again = await shop.call(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: [first] },
    order.buyer,
  );
  expect(again.failure?.name).toBe('WITHDRAWAL_NOT_OPEN');
  const letters = await lettersTo('withdraws@example.com');
  const letter = letters.find(({ template }) => template === 'withdrawal');
  expect(letter?.text).toContain('Léa Martin renonce au contrat');
  expect(letter?.text).toMatch(/faite le \d\d\/\d\d\/20\d\d à \d\d:\d\d:\d\d \(heure de Paris\)/);
  // The period to request a return is over, but the buyer withdrew in time.
  shop.clock.advance(20 * DAY_MS);
  await logIn(order, 'withdraws@example.com');
  expect((await quote(order, [first])).data?.quoteReturn.refund.amount).toBe(3000 - 450);
  expect((await quote(order, [second])).failure?.name).toBe('RETURN_NOT_ELIGIBLE');
});

const requestReturn = async (order: Purchase, lines: string[]) => {
  const { data } = await quote(order, lines);
  const returnQuotationId = data?.quoteReturn.id ?? '';
  return (
    await shop.request(RequestReturnDocument, { orderId: order.orderId, returnQuotationId }, order.buyer)
  ).requestReturn;
};
const payDue = () => payDueRefunds(shop.app, { ...services, log: shop.app.log });
const doctor = async () =>
  (await command('doctor')).rows.find(({ check }) => check === 'return refunds') ?? {};

test('a requested return does not end the right of withdrawal', async () => {
  const order = await bought('asks-first@example.com', ['paris']);
  await deliver(order);
  const response = await requestReturn(order, order.lines);
  expect((await order.read()).withdrawal).toMatchObject({ available: true, orderItemIds: order.lines });
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: order.lines },
    order.buyer,
  );
  const letter = (await lettersTo('asks-first@example.com')).find(
    ({ template }) => template === 'withdrawal',
  );
  expect(letter?.text).toContain(`https://patine.example/account/returns/${response.id}`);
  await command('returns receive', [response.reference]);
  expect((await command('returns refund', [response.reference])).rows).toMatchObject([
    { reason: 'withdrawal', state: 'done' },
  ]);
});

test('a proof of posting is enough for a refund, within fourteen days of the declaration and automatically', async () => {
  const order = await bought('posts@example.com', ['paris']);
  await deliver(order);
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: order.lines },
    order.buyer,
  );
  const declaredAt = shop.clock.now();
  const { reference } = await requestReturn(order, order.lines);
  // No refund is due without proof of posting, however long it takes.
  expect((await command('returns refund', [reference])).refused).toContain('nothing proves');
  await payDue();
  expect(await givenBack(order.paymentId)).toBe(0);
  expect((await command('returns posted', [reference])).refused).toContain('--proof');
  const today = shop.clock.now().toISOString().slice(0, 10);
  expect(
    (await command('returns posted', [reference], { proof: '1L 234', on: '2999-01-01' })).refused,
  ).toContain('today or before');
  expect((await command('returns posted', [reference], { proof: '1L 234', on: today })).rows).toMatchObject([
    { state: 'posted', proof: '1L 234' },
  ]);
  expect((await command('returns posted', [reference], { proof: 'again' })).refused).toContain('already');
  const due = (await command('returns due')).rows.find((row) => row['return'] === reference);
  expect(due).toMatchObject({ state: 'due' });
  const deadline = new Date(String(due?.['pay back until']));
  expect(deadline).toEqual(endOfShopDay(declaredAt, 14));
  // The operator can inspect the item until two days before the deadline.
  const untilDaysBefore = (days: number) =>
    shop.clock.advance(deadline.getTime() - days * DAY_MS - shop.clock.now().getTime());
  untilDaysBefore(3);
  await payDue();
  expect(await givenBack(order.paymentId)).toBe(0);
  untilDaysBefore(1);
  await payDue();
  await payDue();
  // 30.00 for the item and 4.90 for standard delivery, minus 4.50 for the label.
  expect(await givenBack(order.paymentId)).toBe(3000 + 490 - 450);
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
  // The parcel arrives after the refund, and its item is relisted.
  expect((await command('returns receive', [reference])).rows).toMatchObject([{ state: 'received' }]);
  await logIn(order, 'posts@example.com');
  expect((await order.read()).status).toBe('REFUNDED');
});

test('a customer who posts by their own means pays no contribution', async () => {
  const order = await bought('own-means@example.com', ['paris']);
  await deliver(order);
  expect((await command('returns own', [order.reference])).refused).toContain('no item whose buyer withdrew');
  const written = await command('returns withdraw', [order.reference]);
  expect(written.rows).toMatchObject([{ state: 'withdrawn', items: 1 }]);
  expect((await command('returns withdraw', [order.reference])).refused).toContain('no such item');
  const kinds = (await lettersTo('own-means@example.com')).map(({ template }) => template);
  expect(kinds).toContain('withdrawal');
  const { rows } = await command('returns own', [order.reference], { tracking: 'OWN-1' });
  const reference = String(rows[0]?.['return']);
  const { me } = await shop.request(MyReturnsDocument, { limit: 10, page: 1 }, order.buyer);
  const [own] = me.returnRequests.items;
  expect(own).toMatchObject({ reference, status: 'REQUESTED' });
  // A buyer who posts the parcel without our label gets no label to print.
  expect((await document(`/documents/returns/${own?.id}`, order.buyer.token)).statusCode).toBe(404);
  await command('returns posted', [reference], { proof: 'OWN-1' });
  expect((await command('returns refund', [reference])).rows).toMatchObject([
    { refund: '34.90 EUR', reason: 'withdrawal', state: 'done' },
  ]);
  expect(await givenBack(order.paymentId)).toBe(3490);
  const again = await bought('own-again@example.com', ['paris']);
  await deliver(again);
  await command('returns withdraw', [again.reference]);
  expect((await command('returns own', [again.reference], { tracking: 'OWN-1' })).refused).toContain(
    'under that tracking number',
  );
});

test('a refund past its legal deadline makes the doctor fail', async () => {
  const order = await bought('too-late@example.com', ['paris']);
  await deliver(order);
  const { reference } = await requestReturn(order, order.lines);
  await command('returns posted', [reference], { proof: '1L 999' });
  expect(await doctor()).toMatchObject({
    state: 'well',
    finding: expect.stringContaining('due, the next until'),
  });
  shop.clock.advance(16 * DAY_MS);
  expect(await doctor()).toMatchObject({
    state: 'unwell',
    finding: expect.stringContaining('past the legal deadline'),
  });
  await payDue();
  expect((await doctor())['state']).toBe('well');
});

test('a withdrawal before the parcel is shipped cancels its items and refunds them', async () => {
  const order = await bought('early@example.com');
  const [first = '', second = ''] = order.lines;
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: [first] },
    order.buyer,
  );
  expect(await givenBack(order.paymentId)).toBe(3000);
  expect(await order.read()).toMatchObject({ status: 'PAID', withdrawal: { orderItemIds: [second] } });
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: [second] },
    order.buyer,
  );
  expect(await givenBack(order.paymentId)).toBe(6880);
  expect((await order.read()).status).toBe('REFUNDED');
  expect(await checkLedger(shop.db)).toMatchObject({ difference: 0, unbalanced: [] });
});

test('an order is cancelled by its buyer before shipping, once, and its items are for sale again', async () => {
  const order = await bought('cancels@example.com');
  const productReference = order.items[0]?.reference ?? 0;
  const response = ['first', 'second'].map((name) => shop.signUp(`waits-${name}@example.com`));
  for (const [index, { id: customerId }] of (await Promise.all(response)).entries())
    await shop.db
      .insert(waitlist)
      .values({ productReference, customerId, createdAt: new Date(index * 1_000) });
  const ends = await Promise.all(
    [1, 2, 3].map(() => shop.call(CancelOrderDocument, { orderId: order.orderId }, order.buyer)),
  );
  expect(ends.filter(({ data }) => data).map(({ data }) => data?.cancelOrder.status)).toEqual(['REFUNDED']);
  expect(ends.flatMap(({ failure }) => failure?.name ?? [])).toEqual(['ORDER_NOT_OPEN', 'ORDER_NOT_OPEN']);
  expect(await givenBack(order.paymentId)).toBe(6880);
  expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, order.orderId))).toHaveLength(1);
  const states = await shop.db.select().from(items).where(eq(items.status, 'listed'));
  for (const { itemId } of order.items) expect(states.map(({ id }) => id)).toContain(itemId);
  // Two customers are on the waitlist; the first is notified.
  const emailsTo = async (name: string) =>
    (await lettersTo(`waits-${name}@example.com`)).filter(({ template }) => template === 'back-in-stock');
  expect([await emailsTo('first'), await emailsTo('second')].map(({ length }) => length)).toEqual([1, 0]);
});

test('a shipped item can be neither cancelled nor sent elsewhere', async () => {
  const order = await bought('gone@example.com');
  await command('orders ship', [order.reference], { parcel: '1' });
  for (const [operation, variables] of [
    [CancelOrderDocument, { orderId: order.orderId }],
    [ChangeOrderAddressDocument, { orderId: order.orderId, postalAddressBookEntryId: 'x' }],
  ] as const)
    expect((await shop.call(operation as never, variables, order.buyer)).failure?.name).toBe('ORDER_SHIPPED');
  expect((await command('orders cancel', [order.reference])).refused).toContain('has left');
});

test('before shipping an order can be sent to another address of its country, and to no other country', async () => {
  const order = await bought('moves@example.com', ['paris']);
  const entry = async (address: object) =>
    (
      await shop.request<{ addPostalAddressToCustomer: { id: string } }, object>(
        'mutation($address: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $address) { id } }',
        { address: { firstName: 'Léa', lastName: 'Martin', phoneNumber: '+33612345678', ...address } },
        order.buyer,
      )
    ).addPostalAddressToCustomer.id;
  const near = { countryCode: 'FRA', addressLine1: '3 rue du Port', postalCode: '29200', cityName: 'Brest' };
  const far = { countryCode: 'BEL', addressLine1: '3 rue Neuve', postalCode: '1000', cityName: 'Bruxelles' };
  const send = async (postalAddressBookEntryId: string) =>
    shop.call(ChangeOrderAddressDocument, { orderId: order.orderId, postalAddressBookEntryId }, order.buyer);
  expect((await send(await entry({ ...far, phoneNumber: '+3221234567' }))).failure?.name).toBe(
    'ADDRESS_ELSEWHERE',
  );
  expect((await send(await entry(near))).data?.changeOrderAddress.deliveryAddress).toMatchObject({
    cityName: 'Brest',
  });
});

test('an invoice keeps the seller’s legal identity, whatever becomes of the seller', async () => {
  const { seller: _, ...identity } = sellerEntry.parse([...demoSellers()][0]);
  await shop.item({ store: { slug: 'roubaix', name: 'Friperie roubaix', identity } });
  const order = await bought('by-law@example.com', ['roubaix']);
  await storeIdentity(
    shop.db,
    { name: 'roubaix', identity: { ...identity, legalName: 'Autre nom' } },
    shop.clock.now(),
  );
  const [row] = await shop.db.select().from(invoices).where(eq(invoices.orderId, order.orderId));
  expect(row?.facts.seller).toEqual({ name: 'Friperie roubaix', country: 'FR', identity });
});

test('an invoice taxes each line by its item and seller, and so does its credit note, also once pieces have another name', async () => {
  const sell = async (slug: string, country: string, changes: object = {}) => {
    const identity = { ...sampleIdentity, vatNumber: `${country}15` };
    return shop.item({ priceAmount: 2_000, store: { slug, name: slug, country, identity }, ...changes });
  };
  const items = [
    await sell('taxed-fr', 'FR'),
    await sell('taxed-fr', 'FR', { condition: 'neuf' }),
    await sell('taxed-gb', 'GB'),
  ];
  const buyer = await shop.buyer('taxes@example.com', items);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const taxesOf = async (kind: string) => {
    const rows = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    return rows
      .filter((row) => row.kind === kind)
      .map(({ facts }) => facts.lines.map((line) => [line.kind, line.tax?.scheme, line.tax?.rate]));
  };
  const namesOf = async (kind: string) => {
    const rows = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId));
    return rows.filter((row) => row.kind === kind).map(({ facts }) => facts.lines.map(({ words }) => words));
  };
  const sale = await taxesOf('invoice');
  const sold = await namesOf('invoice');
  expect(sale).toEqual([
    [
      ['item', 'margin', 0],
      ['item', 'standard', 20],
      ['delivery', 'margin', 0],
      ['delivery', 'standard', 20],
    ],
    [
      ['item', 'import', 0],
      ['delivery', 'import', 0],
    ],
  ]);
  const { reference } = (await shop.request(MyOrderDocument, { id: orderId }, buyer)).me.order;
  await shop.db.update(products).set({ taxScheme: 'margin', nameFr: 'Autre nom', nameEn: 'Another name' });
  expect((await command('orders cancel', [reference])).refused).toBeUndefined();
  expect(await taxesOf('credit-note')).toEqual(sale);
  expect(await namesOf('credit-note')).toEqual(sold);
});

test('each seller’s invoice numbers have no gap under concurrent payments, and a refund adds credit notes', async () => {
  const orders = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => bought(`invoice-${name}@example.com`, ['lille', 'liege'])),
  );
  const rows = await shop.db.select().from(invoices);
  const series = Map.groupBy(rows, ({ storeId }) => storeId);
  for (const own of series.values())
    expect(own.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
      own.map((_, index) => index + 1),
    );
  const [order] = orders;
  if (!order) throw new Error('No order');
  const { invoices: both, totalAmount } = await order.read();
  expect(both).toHaveLength(2);
  expect(both.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(totalAmount.amount);
  await shop.request(CancelOrderDocument, { orderId: order.orderId }, order.buyer);
  const after = (await order.read()).invoices;
  expect(after.map(({ kind }) => kind)).toEqual(['INVOICE', 'INVOICE', 'CREDIT_NOTE', 'CREDIT_NOTE']);
  expect(after.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(0);

  const url = both[0]?.url ?? '';
  const paper = await document(url, order.buyer.token);
  expect([paper.statusCode, paper.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  expect(paper.headers['cache-control']).toBe('private, no-store');
  expect((await document(url)).statusCode).toBe(401);
  expect((await document(url, orders[1]?.buyer.token)).statusCode).toBe(404);
  await expect(
    shop.db
      .update(invoices)
      .set({ amount: 1 })
      .where(eq(invoices.number, both[0]?.number ?? '')),
  ).rejects.toMatchObject({ cause: { message: 'invoices are never changed' } });
});

/** Invoices minus credit notes of an order, in cents, by seller. */
const invoicedBySeller = async ({ orderId }: Purchase) => {
  const documents = await shop.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  const bySeller = [...Map.groupBy(documents, ({ storeId }) => storeId)];
  return bySeller.map(([, own]) => own.reduce((sum, { amount }) => sum + amount, 0));
};

test('each seller takes back the delivery that they invoiced, whichever item is last', async () => {
  const order = await bought('one-by-one@example.com');
  expect(await invoicedBySeller(order)).toEqual([3440, 3440]);
  for (const line of order.lines)
    await shop.request(
      DeclareWithdrawalDocument,
      { orderId: order.orderId, orderItemIds: [line] },
      order.buyer,
    );
  expect(await givenBack(order.paymentId)).toBe(6880);
  expect(await invoicedBySeller(order)).toEqual([0, 0]);
});

test('a refund without an item is taken back by sellers who are still paid', async () => {
  const order = await bought('sorry@example.com');
  const [first = ''] = order.lines;
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId: order.orderId, orderItemIds: [first] },
    order.buyer,
  );
  await command('orders refund', [order.reference, '30,00']);
  const left = await invoicedBySeller(order);
  expect(left.reduce((sum, amount) => sum + amount, 0)).toBe(880);
  expect(Math.min(...left)).toBeGreaterThanOrEqual(0);
});

test('a seller who refunds nothing issues no credit note', async () => {
  const cheap = await shop.item({ priceAmount: 400, store: { slug: 'cheap', name: 'Friperie cheap' } });
  const dear = await shop.item({ priceAmount: 3000, store: { slug: 'dear', name: 'Friperie dear' } });
  const buyer = await shop.buyer('nothing-back@example.com', [cheap, dear]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  await shop.pay(paymentUrl, GOOD_CARD);
  const read = async () => (await shop.request(MyOrderDocument, { id: orderId }, buyer)).me.order;
  const { reference, parcels } = await read();
  for (const name of ['orders ship', 'orders deliver']) await command(name, [reference]);
  const line = parcels
    .flatMap(({ items: inside }) => inside.map(({ orderItem }) => orderItem))
    .find(({ paidAmount }) => paidAmount.amount === 400);
  // The return fee exceeds the refund.
  const { data } = await shop.call(
    QuoteReturnDocument,
    {
      orderId,
      items: [{ orderItemId: line?.id ?? '', reason: 'product_too_big' as const, comment: 'Trop grand.' }],
    },
    buyer,
  );
  const returnQuotationId = data?.quoteReturn.id ?? '';
  const { requestReturn } = await shop.request(RequestReturnDocument, { orderId, returnQuotationId }, buyer);
  for (const name of ['returns receive', 'returns refund']) await command(name, [requestReturn.reference]);
  expect((await read()).invoices.map(({ kind }) => kind)).toEqual(['INVOICE', 'INVOICE']);
});

test('invalid operator input is rejected with its reason and changes nothing', async () => {
  const order = await bought('nonsense@example.com', ['paris']);
  const [item] = order.items;
  const reference = String(item?.reference);
  const refusals: [string, string[], Record<string, string | boolean>, string][] = [
    ['orders ship', ['P-0000000'], {}, 'No order'],
    ['orders ship', [order.reference], { parcel: '2' }, 'from 1 to 1'],
    ['orders ship', [order.reference], { url: 'javascript:x' }, 'https://'],
    ['orders deliver', [order.reference], {}, 'ship it first'],
    ['orders refund', [order.reference, 'beaucoup'], {}, 'no sum in euros'],
    ['orders refund', [order.reference, '1000'], {}, 'is more'],
    ['orders list', [], { status: 'LOST' }, '--status is one of'],
    ['returns receive', ['R-0000000'], {}, 'No return'],
    ['stock relist', ['0'], {}, 'from 1'],
    ['stock withdraw', [reference], {}, 'is sold'],
    ['coupons create', [], { percent: '10', amount: '5' }, 'say one of them'],
    ['coupons create', [], { percent: '101' }, 'from 1 to 100'],
    ['mail retry', [], {}, '--all'],
  ];
  for (const [name, parameters, given, reason] of refusals)
    expect([name, (await command(name, parameters, given)).refused]).toEqual([
      name,
      expect.stringContaining(reason),
    ]);
  expect((await order.read()).parcels[0]).toMatchObject({ inPreparation: true, trackingNumber: null });
  expect(await givenBack(order.paymentId)).toBe(0);
});

test('an operator refunds an amount, withdraws an item and relists it', async () => {
  const order = await bought('goodwill@example.com', ['paris']);
  expect((await command('orders refund', [order.reference, '5,50'])).rows).toMatchObject([
    { refund: '5.50 EUR', reason: 'goodwill', state: 'done' },
  ]);
  expect(await order.read()).toMatchObject({ status: 'PAID', refundedAmount: { amount: 550 } });
  expect((await order.read()).invoices.map(({ amount }) => amount.amount)).toEqual([3490, -550]);
  const { reference } = await shop.item();
  const states = [];
  for (const name of ['stock withdraw', 'stock relist', 'stock relist'])
    states.push((await command(name, [String(reference)])).rows[0]?.['state'] ?? 'refused');
  expect(states).toEqual(['withdrawn', 'listed', 'refused']);
  expect((await command('orders list', [], { status: 'paid', limit: '1000' })).rows).toContainEqual(
    expect.objectContaining({ order: order.reference, refunded: '5.50 EUR' }),
  );
  expect((await command('payments reconcile')).rows).toMatchObject([{ difference: '0.00 EUR' }]);
});

test('an item that its buyer has cannot be relisted by mistake', async () => {
  const order = await bought('keeps@example.com', ['paris']);
  const reference = String(order.items[0]?.reference);
  const relist = (given = {}) => command('stock relist', [reference], given);
  const refused = expect.stringContaining(`sold in ${order.reference}`);
  expect((await relist()).refused).toEqual(refused);
  await deliver(order);
  expect((await relist()).refused).toEqual(refused);
  const { data } = await quote(order, order.lines);
  const returnQuotationId = data?.quoteReturn.id ?? '';
  const { requestReturn } = await shop.request(
    RequestReturnDocument,
    { orderId: order.orderId, returnQuotationId },
    order.buyer,
  );
  expect((await relist()).refused).toEqual(refused);
  await command('returns receive', [requestReturn.reference], { keep: true });
  expect((await relist()).rows).toMatchObject([{ state: 'listed, number 2' }]);
});

test('an item of a parcel that came back by itself is relisted when the operator says so', async () => {
  const order = await bought('undelivered@example.com', ['paris']);
  await command('orders ship', [order.reference]);
  const words = [String(order.items[0]?.reference)];
  expect((await command('stock relist', words)).refused).toContain('--back');
  expect((await command('stock relist', words, { back: true })).rows).toMatchObject([
    { state: 'listed, number 2' },
  ]);
});
