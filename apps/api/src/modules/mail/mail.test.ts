import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mails, outbox } from '../../db/schema/operations.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop({ DEV_MAIL: '1', PUBLIC_URL: 'https://patine.example' });
});
afterAll(() => shop.close());

const mailTo = async (recipient: string, template: string) => {
  await shop.app.outbox.drain();
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, recipient));
  return rows.filter((row) => row.template === template);
};

async function buy(emailAddress: string, locale: 'fr' | 'en') {
  const piece = await shop.piece({
    nameFr: 'Jupe <plissée>',
    nameEn: 'Pleated <skirt>',
    priceAmount: 123_450,
    store: { slug: 'paris', name: 'Paris & Fils' },
  });
  const buyer = await shop.buyer(emailAddress, [piece]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale });
  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.inject({ url: String(paid.headers.location) });
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  return orderId;
}

test('a paid order is confirmed in French: pieces, sums, seller, guarantee, withdrawal', async () => {
  const orderId = await buy('fr@example.com', 'fr');
  const [mail, ...others] = await mailTo('fr@example.com', 'order-confirmation');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Votre commande P-\d{7} est confirmée$/);
  const said = [
    'Garantie légale de deux ans',
    'quatorze jours',
    '1 239,40 €',
    'entre le 25 novembre 2026 et le 27 novembre 2026',
  ];
  for (const text of said)
    for (const form of [mail?.html, mail?.text])
      expect(form?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
  expect(mail?.html).toContain('Jupe &#60;plissée&#62;, vendu par Paris &#38; Fils');
  expect(mail?.html).toContain(`https://patine.example/account/orders/${orderId}`);
  expect(mail?.html).toContain('<html lang="fr">');
  expect(mail?.text).toContain('Jupe <plissée>, vendu par Paris & Fils');
});

test('it is in English for who bought in English', async () => {
  const orderId = await buy('en@example.com', 'en');
  const [mail] = await mailTo('en@example.com', 'order-confirmation');
  expect(mail?.subject).toMatch(/^Your order P-\d{7} is confirmed$/);
  const said = [
    'Two-year legal guarantee',
    'fourteen days',
    'Total paid: €1,239.40',
    'Pleated <skirt>, sold by Paris & Fils: €1,234.50',
    'between November 25, 2026 and November 27, 2026',
  ];
  for (const text of said) expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(`https://patine.example/en/account/orders/${orderId}`);
  expect(mail?.html).toContain('<html lang="en">');
});

test('a new customer is welcomed', async () => {
  await shop.signUp('new@example.com');
  const [mail] = await mailTo('new@example.com', 'welcome');
  expect(mail?.subject).toBe('Bienvenue chez Patine');
});

test('an event delivered twice is one mail', async () => {
  await shop.signUp('twice@example.com');
  expect(await mailTo('twice@example.com', 'welcome')).toHaveLength(1);
  await shop.db.update(outbox).set({ finishedAt: null, availableAt: new Date(0), tries: 0 });
  expect(await shop.app.outbox.drain()).toBeGreaterThan(0);
  expect(await mailTo('twice@example.com', 'welcome')).toHaveLength(1);
});

test('the mailbox lists mails for people and for tests, newest first', async () => {
  await shop.signUp('box@example.com');
  await shop.app.outbox.drain();
  const json = await shop.app.inject({ url: '/dev/mail', headers: { accept: 'application/json' } });
  const [newest] = json.json<{ id: string; recipient: string; subject: string }[]>();
  expect(newest).toMatchObject({ recipient: 'box@example.com', subject: 'Bienvenue chez Patine' });
  const list = await shop.app.inject({ url: '/dev/mail' });
  expect(list.body).toContain(`/dev/mail/${newest?.id}`);
  const page = await shop.app.inject({ url: `/dev/mail/${newest?.id}` });
  expect(page.body).toContain('Bienvenue chez Patine');
  for (const { body, headers } of [list, page]) {
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const letter = await shop.app.inject({ url: `/dev/mail/${newest?.id}/letter` });
  expect(letter.body).toContain('<h1');
  expect((await shop.app.inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404);
});

test('without DEV_MAIL there is no mailbox', async () => {
  const closed = await buyingShop();
  expect((await closed.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
  await closed.close();
});
