import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  AddDiscountToCartDocument,
  CancelOrderDocument,
  ChangeOrderAddressDocument,
  DeclareWithdrawalDocument,
} from '@patine/contract/operations';
import { MINUTE_MS, type Locale } from '@patine/core';
import { eq, sql } from 'drizzle-orm';
import PdfKit from 'pdfkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { mails, outbox } from '../../db/schema/operations.ts';
import { orderLines, orders, parcels } from '../../db/schema/orders.ts';
import { type BuyingShop, GOOD_CARD, buyingShop } from '../../testing/buying.ts';
import { issueGiftCard } from '../coupons/issue-gift-card.ts';
import { pushFolder } from '../content/load-content.ts';
import { CONTENT_FOLDER } from '../content/read-folder.ts';
import { sampleContent, samplePage } from '../content/sample-folder.ts';
import { COMPOSERS } from './compose.ts';
import { deliverMail } from './deliver.ts';
import type { Send } from './smtp.ts';
import { termsAttachment } from './terms-attachment.ts';

let shop: BuyingShop;

beforeAll(async () => {
  shop = await buyingShop({ PUBLIC_URL: 'https://patine.example' });
});
afterAll(() => shop.close());

const mailTo = async (recipient: string, template: string) => {
  await shop.app.outbox.drain();
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, recipient));
  return rows.filter((row) => row.template === template);
};

const linksIn = (html = '') =>
  [...html.matchAll(/href="https:\/\/patine\.example([^"]+)"/g)].map(([, link = '']) => link);

/** Returns links to content pages or sections that do not exist. */
const deadLinks = (locale: Locale, links: readonly string[]) =>
  links.filter((link) => {
    const [, page, , section] = /\/pages\/([a-z-]+)(#([a-z-]+))?$/.exec(link) ?? [];
    if (page === undefined) return false;
    const text = readFileSync(path.join(CONTENT_FOLDER, locale, 'pages', `${page}.json`), 'utf8');
    const isThere = text.includes(`"path": "${link.split('#')[0]}"`);
    return !isThere || (section !== undefined && !text.includes(`"anchor": "${section}"`));
  });

const identity = {
  legalName: 'Paris et Fils',
  legalForm: 'SARL',
  address: { street: '3 rue des Puces', postalCode: '93400', city: 'Saint-Ouen', country: 'FR' },
  email: 'vente@paris.example',
  phone: '+33 1 40 00 00 00',
  registration: null,
  vatNumber: null,
  compliesSince: '2026-01-01',
};

async function buy(emailAddress: string, locale: Locale) {
  const item = await shop.item({
    nameFr: 'Jupe <plissée>',
    nameEn: 'Pleated <skirt>',
    priceAmount: 123_450,
    store: { slug: 'paris', name: 'Paris & Fils', identity },
  });
  const buyer = await shop.buyer(emailAddress, [item]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale });
  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.inject({ url: String(paid.headers.location) });
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  return orderId;
}

/** Buys a piece of one size for all, and returns what the emails about its order are composed from. */
async function buyOneSize(emailAddress: string, locale: Locale) {
  const store = { slug: 'dublin', name: 'Liffey Vintage', country: 'IE' };
  const item = await shop.item({ item: { size: 'Taille unique' }, store });
  const buyer = await shop.buyer(emailAddress, [item]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale });
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  return { orderId, parcelId: line?.parcelId, lineIds: [line?.id], storeId: item.storeId };
}

const compose = async (kind: string, payload: Record<string, unknown>) =>
  (await COMPOSERS[kind]?.(shop.services, payload))?.text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('a paid order is confirmed in French: items, amounts, seller, guarantee, withdrawal', async () => {
  const orderId = await buy('fr@example.com', 'fr');
  const [mail, ...others] = await mailTo('fr@example.com', 'order-confirmation');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Votre commande P-\d{7} est confirmée$/);
  const texts = [
    'Garantie légale de 2 ans',
    '14 jours',
    '1 234,50 €',
    'entre le 24/11/2026 et le 25/11/2026',
  ];
  for (const text of texts)
    for (const form of [mail?.html, mail?.text])
      expect(form?.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(text);
  expect(mail?.html).toContain('Jupe &lt;plissée&gt;</strong>');
  expect(mail?.html).toContain('vendu par Paris &amp; Fils');
  expect(mail?.html).toMatch(/<img src="https:\/\/patine\.example\/media\/[^"]+-256\.jpg" alt=""/);
  expect(mail?.html).toContain('prefers-color-scheme:dark');
  expect(mail?.html.match(/class="button"/g)).toHaveLength(1);
  const links = linksIn(mail?.html);
  expect(links).toEqual([
    `/account/orders/${orderId}`,
    '/pages/terms#guarantees',
    `/account/orders/${orderId}/withdrawal`,
    '/pages/returns',
    '/pages/terms',
    '/pages/help',
  ]);
  expect(deadLinks('fr', links)).toEqual([]);
  expect(mail?.html).toContain('<html lang="fr">');
  expect(mail?.text).toContain('Jupe <plissée>, M, vendu par Paris & Fils');
});

test('the confirmation is in English for an order in English', async () => {
  const orderId = await buy('en@example.com', 'en');
  const [mail] = await mailTo('en@example.com', 'order-confirmation');
  expect(mail?.subject).toMatch(/^Your order P-\d{7} is confirmed$/);
  const texts = [
    '2-year legal guarantee',
    '14 days',
    'Total: €1,234.50',
    'Pleated <skirt>, M, sold by Paris & Fils: €1,234.50',
    'between 24/11/2026 and 25/11/2026',
  ];
  for (const text of texts) expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(`https://patine.example/en/account/orders/${orderId}`);
  expect(mail?.html).toContain('<html lang="en">');
  const links = linksIn(mail?.html);
  expect(links).toContain('/en/pages/terms');
  expect(links).toContain(`/en/account/orders/${orderId}/withdrawal`);
  expect(deadLinks('en', links)).toEqual([]);
});

test('an order partly paid by gift card has its total once, and how it was paid', async () => {
  const item = await shop.item({ priceAmount: 3_000 });
  const buyer = await shop.buyer('card@example.com', [item]);
  const issued = await issueGiftCard(
    shop.db,
    { amount: 1_000, expiresAt: null },
    { now: shop.clock.now(), random: systemRandom },
  );
  if (!issued.ok) throw new Error(issued.code);
  const couponCode = issued.value.code;
  await shop.request(AddDiscountToCartDocument, { cartId: buyer.cartId, couponCode }, buyer);
  const { paymentUrl, orderId } = await shop.openPayment(buyer);
  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.inject({ url: String(paid.headers.location) });
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [mail] = await mailTo('card@example.com', 'order-confirmation');
  const sums = mail?.text
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .filter((line) => /^(Total|Payé|Cartes)/.test(line));
  expect(sums).toEqual(['Total : 34,90 €', 'Payé par carte cadeau : 10,00 €', 'Payé en ligne : 24,90 €']);
});

test.each([
  [
    'fr',
    ['coûte 4,50 € par colis', 'Je vous notifie par la présente ma rétractation', '14 rue des Tisserands'],
    [
      'Paris et Fils, SARL',
      '3 rue des Puces',
      '93400 Saint-Ouen',
      'vente@paris.example',
      '+33 1 40 00 00 00',
    ],
  ],
  [
    'en',
    ['costs €4.50 per parcel', 'I hereby give notice that I withdraw', '14 rue des Tisserands'],
    [
      'Paris et Fils, SARL',
      '3 rue des Puces',
      '93400 Saint-Ouen',
      'vente@paris.example',
      '+33 1 40 00 00 00',
    ],
  ],
] as const)(
  'the confirmation has the return fee, the withdrawal form and each seller’s contact, in %s',
  async (locale, returning, seller) => {
    const recipient = `durable-${locale}@example.com`;
    await buy(recipient, locale);
    const [mail] = await mailTo(recipient, 'order-confirmation');
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
    for (const words of [...returning, ...seller]) expect(text).toContain(words);
  },
);

test('the terms of an order are attached to its confirmation, even after they change', async () => {
  const orderId = await buy('terms@example.com', 'fr');
  const [first] = await mailTo('terms@example.com', 'order-confirmation');
  expect(first?.termsVersion).toBe(1);
  expect(first?.text).toContain('Elles sont jointes à cet e-mail');

  shop.clock.advance(MINUTE_MS);
  const later = samplePage('/pages/terms', 'Autres conditions', { type: 'text', text: 'Tout a changé.' });
  const folder = await sampleContent({ 'fr/pages/terms.json': later });
  expect((await pushFolder(shop.services, folder)).published).toEqual(['fr/page/terms']);
  const drawn = vi.spyOn(PdfKit.prototype, 'text');
  const document = await termsAttachment(shop.services, 'fr', 1);
  expect(document.subarray(0, 5).toString()).toBe('%PDF-');
  const texts = drawn.mock.calls.map(([words]) => String(words));
  expect(texts).toContain('11. Droit de rétractation');
  expect(texts.join(' ')).toContain('livraison (https://patine.example/pages/delivery)');
  expect(texts.join(' ')).not.toMatch(/\{\{|\*\*|<|mailto:|Tout a changé/);
  expect(texts.join(' ')).toContain('«\u00a0Renoncer au contrat ici\u00a0»');

  const send = vi.fn<Send>(async () => {});
  const confirm = deliverMail(shop.services, send);
  const event = { id: 0, topic: 'mail.order-confirmation', createdAt: new Date(0) };
  await confirm({ ...event, payload: { orderId } });
  const [mail, enclosures] = send.mock.calls[0] ?? [];
  expect(mail?.termsVersion).toBe(1);
  expect(enclosures?.map(({ filename, content }) => [filename, content.subarray(0, 5).toString()])).toEqual([
    ['conditions-generales-de-vente.pdf', '%PDF-'],
  ]);
  expect(drawn.mock.calls.map(([words]) => words)).not.toContain('Tout a changé.');

  await buy('later@example.com', 'fr');
  const [next] = await mailTo('later@example.com', 'order-confirmation');
  expect(next?.termsVersion).toBe(2);
});

test('a new customer gets a welcome email', async () => {
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

test('the mailbox lists emails for people and for tests, newest first', async () => {
  const local = await buyingShop();
  const { inject } = local.app;
  await local.signUp('box@example.com');
  await local.app.outbox.drain();
  const json = await inject({ url: '/dev/mail', headers: { accept: 'application/json' } });
  const [newest] = json.json<{ id: string; recipient: string; subject: string }[]>();
  expect(newest).toMatchObject({ recipient: 'box@example.com', subject: 'Bienvenue chez Patine' });
  const list = await inject({ url: '/dev/mail' });
  expect(list.body).toContain(`/dev/mail/${newest?.id}`);
  const page = await inject({ url: `/dev/mail/${newest?.id}` });
  expect(page.body).toContain('Bienvenue chez Patine');
  for (const { body, headers } of [list, page]) {
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  }
  const email = await inject({ url: `/dev/mail/${newest?.id}/letter` });
  expect(email.body).toContain('<h1');
  expect(email.headers['content-security-policy']).toContain("img-src 'self'");
  expect((await inject({ url: '/dev/mail/nothing' })).statusCode).toBe(404);
  const outsiders = [
    { remoteAddress: '203.0.113.7' },
    { headers: { 'x-forwarded-for': '203.0.113.7' } },
    { headers: { 'x-forwarded-host': 'shop.example' } },
    { headers: { host: 'shop.example' } },
  ];
  for (const outsider of outsiders)
    for (const url of ['/dev/mail', `/dev/mail/${newest?.id}`, `/dev/mail/${newest?.id}/letter`])
      expect((await inject({ url, ...outsider })).statusCode).toBe(404);
  await local.close();
});

test('the mailbox is closed without DEV_MAIL, and to requests from elsewhere', async () => {
  const closed = await buyingShop({ DEV_MAIL: '0' });
  expect((await closed.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
  await closed.close();
  expect((await shop.app.inject({ url: '/dev/mail' })).statusCode).toBe(404);
});

test.each([
  ['the seller, where their mailbox is known', 'atelier@canal.example', 'atelier@canal.example'],
  ['the operator, where it is not', null, 'bonjour@patine.example'],
])('the items to ship are emailed to %s', async (_who, emailAddress, recipient) => {
  const store = { slug: `seller-${recipient}`, name: 'Friperie du Canal', emailAddress };
  const buyer = await shop.buyer(`buys-from-${recipient}`, [await shop.item({ store })]);
  const { paymentUrl } = await shop.openPayment(buyer, { locale: 'fr' });
  const paid = await shop.pay(paymentUrl, GOOD_CARD);
  await shop.app.inject({ url: String(paid.headers.location) });
  const emails = await mailTo(recipient, 'seller-order');
  expect(emails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Friperie du Canal · Nouvelle commande P-\d{7}$/),
  ]);
  expect(emails[0]?.text).toMatch(/^- .+ \(\d+\), Taille\s: M$/m);
  expect(emails[0]?.html).toMatch(/<img src="https:\/\/patine\.example\/media\/[^"]+-256\.jpg" alt=""/);
});

test('a seller is told of cancelled items, and of a changed address', async () => {
  const store = { slug: 'told-again', name: 'Friperie du Port', emailAddress: 'port@example.com' };
  const items = [await shop.item({ store }), await shop.item({ store })];
  const buyer = await shop.buyer('changes-their-mind@example.com', items);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale: 'fr' });
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  await shop.app.outbox.drain();
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  await shop.request(
    DeclareWithdrawalDocument,
    { orderId, orderItemIds: [lines.find(({ itemId }) => itemId === items[0]?.itemId)?.id ?? ''] },
    buyer,
  );
  const { addPostalAddressToCustomer: entry } = await shop.request<
    { addPostalAddressToCustomer: { id: string } },
    object
  >(
    'mutation($address: PostalAddressInput!) { addPostalAddressToCustomer(postalAddress: $address) { id } }',
    {
      address: {
        firstName: 'Léa',
        lastName: 'Martin',
        countryCode: 'FRA',
        addressLine1: '3 rue du Port',
        postalCode: '29200',
        cityName: 'Brest',
        phoneNumber: '+33612345678',
      },
    },
    buyer,
  );
  await shop.request(ChangeOrderAddressDocument, { orderId, postalAddressBookEntryId: entry.id }, buyer);
  await shop.app.outbox.drain();
  await shop.request(CancelOrderDocument, { orderId }, buyer);
  const emails = await mailTo('port@example.com', 'seller-change');
  const texts = emails.toSorted((a, b) => a.outboxId - b.outboxId).map(({ text }) => text);
  const named = (text = '') => items.map(({ reference }) => text.includes(`(${reference})`));
  expect(texts).toHaveLength(3);
  expect(texts[0]).toMatch(/À ne pas envoyer/i);
  expect(texts[0]?.match(/^- .+ \(\d+\), Taille\s: M$/gm)).toHaveLength(2);
  expect(named(texts[0])).toEqual([true, true]);
  expect(named(texts[1])).toEqual([false, true]);
  expect(texts[1]).toContain('29200 Brest');
  expect(named(texts[2])).toEqual([false, true]);
  expect(texts[2]).toContain('Vous n’avez plus rien à envoyer');
});

test('a seller is told what to add to a piece', async () => {
  const store = { slug: 'embroiders', name: 'Friperie du Fil', emailAddress: 'fil@example.com' };
  const item = await shop.item({ store });
  const buyer = await shop.buyer('initials@example.com', [item]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale: 'fr' });
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  await shop.db
    .update(orderLines)
    .set({ customizationLabel: 'Initiales', customizationValue: 'C. M.' })
    .where(eq(orderLines.orderId, orderId));
  expect(await compose('seller-order', { orderId, storeId: item.storeId })).toMatch(
    / \(\d+\), Taille : M, à personnaliser – Initiales : C\. M\.$/m,
  );
});

test('a seller is not asked to ship what was cancelled before the email was written', async () => {
  const store = { slug: 'too-soon', name: 'Friperie du Quai', emailAddress: 'quai@example.com' };
  const buyer = await shop.buyer('at-once@example.com', [await shop.item({ store })]);
  const { paymentUrl, orderId } = await shop.openPayment(buyer, { locale: 'fr' });
  await shop.pay(paymentUrl, GOOD_CARD);
  expect(await shop.status(buyer, orderId)).toBe('PAID');
  const [event] = await shop.db
    .select()
    .from(outbox)
    .where(sql`${outbox.topic} = 'mail.seller-order' and ${outbox.payload} ->> 'orderId' = ${orderId}`);
  await shop.request(CancelOrderDocument, { orderId }, buyer);
  expect(await COMPOSERS['seller-order']?.(shop.services, event?.payload ?? {})).toBeNull();
});

test('sizes are in the language of the order, and of the seller', async () => {
  const { orderId, parcelId, lineIds, storeId } = await buyOneSize('one-size@example.com', 'en');
  expect(await compose('order-confirmation', { orderId })).toContain(
    '\nFloral viscose dress, One size, sold by Liffey Vintage: ',
  );
  for (const [kind, payload] of [
    ['order-shipped', { orderId, parcelId }],
    ['order-delivered', { orderId, parcelId }],
    ['refund', { orderId, reason: 'return', amount: 4500, lineIds }],
  ] as const)
    expect(await compose(kind, payload)).toContain('\n- Floral viscose dress, One size\n');
  expect(await compose('seller-order', { orderId, storeId })).toMatch(/ \(\d+\), Size: One size$/m);
});

test.each([
  ['has the expected dates on the latest day', '2026-11-25T22:59:59Z', true],
  ['leaves out dates that are over', '2026-11-25T23:00:00Z', false],
])('the email of a shipped parcel %s', async (title, shippedAt, isShown) => {
  const { orderId, parcelId } = await buyOneSize(`${title.replaceAll(' ', '-')}@example.com`, 'fr');
  await shop.db
    .update(orders)
    .set({ earliestDelivery: '2026-11-24', latestDelivery: '2026-11-25' })
    .where(eq(orders.id, orderId));
  await shop.db
    .update(parcels)
    .set({ shippedAt: new Date(shippedAt) })
    .where(eq(parcels.id, parcelId ?? ''));
  const text = await compose('order-shipped', { orderId, parcelId });
  expect(text).toContain('12 rue de la Paix');
  expect(text?.includes('Arrivée prévue entre le 24/11/2026 et le 25/11/2026.')).toBe(isShown);
  expect(text?.includes('Arrivée prévue')).toBe(isShown);
});
