import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxPayments } from '../../../db/schema/payments.ts';
import {
  type BuyingShop,
  DECLINED_CARD,
  GOOD_CARD,
  SILENT_CARD,
  buyingShop,
} from '../../../testing/buying.ts';
import { CARDS, spaced } from './cards.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop();
});
afterAll(() => shop.close());

let buyers = 0;
const open = async (locale = 'fr') =>
  shop.openPayment(await shop.buyer(`page-${(buyers += 1)}@example.com`, [await shop.item()]), { locale });
const statusOf = async (id: string) =>
  (await shop.db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id)))[0]?.status;

test('the page is in the language of the order and lists its test cards', async () => {
  for (const [locale, title, sum] of [
    ['fr', 'Paiement d’essai', '49,90 €'],
    ['en', 'Test payment', '€49.90'],
  ] as const) {
    const { paymentUrl } = await open(locale);
    const { body, statusCode } = await shop.app.inject({ url: paymentUrl });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${locale}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sum);
    for (const { number } of CARDS) expect(body).toContain(spaced(number));
  }
});

test('the page runs no script, and its policy allows only its own style', async () => {
  const { paymentUrl } = await open();
  const { body, headers } = await shop.app.inject({ url: paymentUrl });
  const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src 'sha256-${hash}'`);
  expect(body).not.toMatch(/<script|\son\w+=|style="/);
  expect(headers['cache-control']).toBe('no-store');
});

test('an unknown card number is reported at its field, and costs nothing', async () => {
  const { paymentUrl, paymentId } = await open();
  const response = await shop.pay(paymentUrl, '"><script>1</script>');
  expect(response.statusCode).toBe(422);
  expect(response.body).toContain('aria-invalid="true"');
  expect(response.body).toContain('id="number-error"');
  expect(response.body).not.toContain('<script');
  expect(await statusOf(paymentId)).toBe('open');
});

test('four instalments are offered from thirty euros, add up to the total, and the shop is paid at once', async () => {
  const pay = async (priceAmount: number) => {
    const item = await shop.item({ priceAmount });
    return shop.openPayment(await shop.buyer(`page-${(buyers += 1)}@example.com`, [item]));
  };
  const sharesOn = async (url: string) => {
    const { body } = await shop.app.inject({ url });
    return [...body.matchAll(/<dd>(\d+),(\d\d)/g)].map(([, euros, cents]) => Number(`${euros}${cents}`));
  };
  const small = await pay(2_509);
  expect(await sharesOn(small.paymentUrl)).toEqual([]);
  const { paymentUrl, paymentId } = await pay(2_513);
  expect(await sharesOn(paymentUrl)).toEqual([751, 751, 751, 750]);
  const response = await shop.submit(paymentUrl, { number: GOOD_CARD, instalments: '4' });
  expect(response.statusCode).toBe(303);
  expect(['authorized', 'captured']).toContain(await statusOf(paymentId));
});

test('a listed card pays with one click', async () => {
  const { paymentUrl, paymentId } = await open();
  const response = await shop.submit(paymentUrl, { number: '', card: '4242424242424242' });
  expect(response.statusCode).toBe(303);
  expect(['authorized', 'captured']).toContain(await statusOf(paymentId));
});

test('a paid page redirects to the order, and a declined one stays closed', async () => {
  const paid = await open();
  const { headers } = await shop.pay(paid.paymentUrl, GOOD_CARD);
  expect((await shop.app.inject({ url: paid.paymentUrl })).headers.location).toBe(headers.location);
  expect((await shop.pay(paid.paymentUrl, DECLINED_CARD)).headers.location).toBe(headers.location);

  const declined = await open();
  await shop.pay(declined.paymentUrl, DECLINED_CARD);
  await shop.pay(declined.paymentUrl, GOOD_CARD);
  expect(await statusOf(declined.paymentId)).toBe('declined');
});

test('a declined card is told first, in the title and the heading, with a way to try again', async () => {
  for (const [locale, title, retry] of [
    ['fr', 'Votre carte a été refusée', 'Réessayer le paiement'],
    ['en', 'Your card was declined', 'Try again'],
  ] as const) {
    const { paymentUrl } = await open(locale);
    await shop.pay(paymentUrl, DECLINED_CARD);
    const { body } = await shop.app.inject({ url: paymentUrl });
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toMatch(new RegExp(`<h1>${title}</h1>\\s*<p class="problem" role="alert">`));
    expect(body).toMatch(new RegExp(`href="[^"]*/cart/checkout\\?payment=declined">${retry}</a>`));
  }
});

test('the header has the wordmark of the shop and a way back to the cart, which cancels', async () => {
  for (const [locale, label, cart] of [
    ['fr', 'Revenir au panier', '/cart'],
    ['en', 'Back to the cart', '/en/cart'],
  ] as const) {
    const { paymentUrl, paymentId } = await open(locale);
    const { body } = await shop.app.inject({ url: paymentUrl });
    expect(body).toMatch(
      new RegExp(`role="img" aria-label="Patine".*<button [^>]*value="cart"><span>${label}`, 's'),
    );
    const { statusCode, headers } = await shop.submit(paymentUrl, { cancel: 'cart' });
    expect([statusCode, headers.location]).toEqual([303, `${cart}?payment=cancelled`]);
    expect(await statusOf(paymentId)).toBe('expired');

    const closed = await shop.app.inject({ url: paymentUrl });
    expect(closed.body).toContain(`href="${cart}"><span>${label}`);
  }
});

test('a closed page says which sum was not charged', async () => {
  for (const [locale, words, sum] of [
    ['fr', 'Montant non débité', '49,90 €'],
    ['en', 'Not charged', '€49.90'],
  ] as const) {
    const { paymentUrl } = await open(locale);
    await shop.pay(paymentUrl, DECLINED_CARD);
    const { body } = await shop.app.inject({ url: paymentUrl });
    expect(body.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`<span>${words}</span><strong>${sum}</strong>`);
  }
});

test('a card that never answers leaves the order pending until it expires', async () => {
  const buyer = await shop.buyer('silent@example.com', [await shop.item()]);
  const { paymentUrl, orderId, holdsExpireAt } = await shop.openPayment(buyer);
  expect((await shop.pay(paymentUrl, SILENT_CARD)).statusCode).toBe(303);
  expect(await shop.status(buyer, orderId)).toBe('CHECKOUT');
  shop.clock.advance(Date.parse(holdsExpireAt) - shop.clock.now().getTime());
  expect(await shop.status(buyer, orderId)).toBe('ABANDONED');
});

test('an unknown page is not found, and the REST API requires the key', async () => {
  expect((await shop.app.inject({ url: '/sandbox/pay/pay_nothing' })).statusCode).toBe(404);
  const { paymentId } = await open();
  const url = `/sandbox-api/payments/${paymentId}`;
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
  expect((await shop.app.inject({ method: 'POST', url: `${url}/capture` })).statusCode).toBe(401);
});
