import { WithdrawOfferDocument } from '@patine/contract/operations';
import { HOUR_MS } from '@patine/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeringShop, type OfferingShop } from '../../testing/offers.ts';

let shop: OfferingShop;

beforeAll(async () => {
  shop = await offeringShop();
});
afterAll(() => shop.close());

const withdraw = (token: string | undefined, id: string) =>
  shop.call(WithdrawOfferDocument, { id }, { token });

test('a withdrawn offer can no longer be accepted, and its piece can be offered for by somebody else', async () => {
  const item = await shop.item();
  const { buyer, offer, link } = await shop.offered(item);
  expect((await withdraw(buyer.token, offer.id)).data?.withdrawOffer.status).toBe('WITHDRAWN');
  expect((await shop.answer(link, true)).data?.answerPriceOffer).toMatchObject({
    status: 'WITHDRAWN',
    answeredAt: null,
  });
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'WITHDRAWN' }]);
  expect((await shop.offer(buyer.token, item, 9000)).failure).toMatchObject({ code: 904 });
  const other = await shop.ready();
  expect((await shop.offer(other.token, item, 9000)).failure).toBeUndefined();
});

test('withdrawing twice is a no-op, and sends the buyer nothing', async () => {
  const { buyer, offer } = await shop.offered(await shop.item());
  const before = await shop.subjectsTo(buyer.emailAddress);
  for (let time = 0; time < 2; time += 1)
    expect((await withdraw(buyer.token, offer.id)).data?.withdrawOffer.status).toBe('WITHDRAWN');
  expect(await shop.subjectsTo(buyer.emailAddress)).toEqual(before);
});

test('an answered offer and a lapsed one cannot be withdrawn', async () => {
  const answered = await shop.offered(await shop.item());
  await shop.answer(answered.link, true);
  expect((await withdraw(answered.buyer.token, answered.offer.id)).failure).toMatchObject({
    name: 'OFFER_NOT_PENDING',
    code: 905,
  });
  const lapsed = await shop.offered(await shop.item());
  shop.clock.advance(25 * HOUR_MS);
  const { token } = await shop.ready();
  expect((await withdraw(token, lapsed.offer.id)).failure).toMatchObject({ name: 'NOT_FOUND' });
  const again = await withdraw(lapsed.buyer.token, lapsed.offer.id);
  expect(again.failure).toMatchObject({ name: 'OFFER_NOT_PENDING' });
});

test('an offer is withdrawn by its buyer alone', async () => {
  const { buyer, offer } = await shop.offered(await shop.item());
  const { token } = await shop.ready();
  expect((await withdraw(token, offer.id)).failure).toMatchObject({ name: 'NOT_FOUND' });
  expect((await withdraw(undefined, offer.id)).failure).toMatchObject({ name: 'ACCESS_DENIED' });
  expect((await withdraw(buyer.token, 'unknown')).failure).toMatchObject({ name: 'NOT_FOUND' });
  expect(await shop.mine(buyer.token)).toMatchObject([{ status: 'PENDING' }]);
});

test('of a withdrawal and an acceptance at once one stands, and the piece is reserved only for the acceptance', async () => {
  const item = await shop.item();
  const { buyer, offer, link } = await shop.offered(item);
  const [withdrawn] = await Promise.all([withdraw(buyer.token, offer.id), shop.answer(link, true)]);
  const [{ status } = { status: null }] = await shop.mine(buyer.token);
  expect(status).toBe(withdrawn.failure ? 'ACCEPTED' : 'WITHDRAWN');
  const price = (await shop.cart(buyer)).subCarts[0]?.cartItems[0]?.price.amount;
  expect(price).toBe(status === 'ACCEPTED' ? 8000 : 10_000);
});
