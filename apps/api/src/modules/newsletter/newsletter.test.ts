import {
  ConfirmNewsletterDocument,
  EmailSubscriptionDocument,
  NewsletterConfirmationDocument,
  StopEmailsDocument,
  SubscribeToNewsletterDocument,
} from '@patine/contract/operations';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@patine/core';
import { systemRandom } from '../../clock.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { newsletterSubscribers } from '../../db/schema/newsletter.ts';
import { mails } from '../../db/schema/operations.ts';
import { purgeAddresses } from './purge-addresses.ts';
import { PASSWORD, testShop, type TestShop } from '../../testing/shop.ts';

let shop: TestShop;
let networks = 0;
beforeAll(async () => {
  shop = await testShop({ PUBLIC_URL: 'https://patine.example', TRUSTED_PROXIES: 'loopback' });
});
afterAll(() => shop.close());

/** Uses a new IP address for each call, so that no rate limit applies, unless one is given. */
const subscribe = (emailAddress: string, { source = 'footer', locale = 'fr', from = '', token = '' } = {}) =>
  shop.call(
    SubscribeToNewsletterDocument,
    { emailAddress, source },
    {
      remoteAddress: from || `198.51.100.${(networks += 1)}`,
      headers: { 'x-ui-language': locale },
      ...(token ? { token } : {}),
    },
  );
const mailsTo = async (recipient: string) => {
  await shop.app.outbox.drain();
  const rows = await shop.db.select().from(mails).where(eq(mails.recipient, recipient));
  return rows
    .filter(({ template }) => template.startsWith('newsletter'))
    .sort((a, b) => a.outboxId - b.outboxId);
};
const lastTo = async (recipient: string) => {
  const mail = (await mailsTo(recipient)).at(-1);
  if (!mail) throw new Error('No mail');
  return mail;
};
const linkIn = ({ text }: { text: string }) => /\/newsletter\/confirm\/([\w-]{43})\n/.exec(text)?.[1] ?? '';
const stopIn = ({ unsubscribeUrl }: { unsubscribeUrl: string | null }) =>
  /\/emails\/([\w-]{43})$/.exec(unsubscribeUrl ?? '')?.[1] ?? '';
const look = async (token: string) =>
  (await shop.request(NewsletterConfirmationDocument, { token })).newsletterConfirmation;
const confirm = async (token: string) =>
  (await shop.request(ConfirmNewsletterDocument, { token })).confirmNewsletter;
const subscriber = async (emailAddress: string) => {
  const [row] = await shop.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailAddress, emailAddress));
  return row;
};
const couponsOf = (emailAddress: string) =>
  shop.db.select().from(coupons).where(eq(coupons.emailAddress, emailAddress));

async function join(emailAddress: string, how: Parameters<typeof subscribe>[1] = {}) {
  expect((await subscribe(emailAddress, how)).data).toEqual({ subscribeToNewsletter: true });
  const email = await lastTo(emailAddress);
  expect((await confirm(linkIn(email))).state).toBe('CONFIRMED');
  return email;
}

test('a subscriber is asked to confirm, and gets the code after confirming', async () => {
  expect((await subscribe(' Lea@Example.fr ')).data).toEqual({ subscribeToNewsletter: true });
  const email = await lastTo('lea@example.fr');
  expect([email.subject, email.locale]).toEqual(['Confirmez votre inscription à notre lettre', 'fr']);
  expect(email.unsubscribeUrl).toBe(`https://patine.example/emails/${stopIn(email)}`);
  expect(email.html).toContain(email.unsubscribeUrl);
  const token = linkIn(email);
  const row = await subscriber('lea@example.fr');
  expect([row?.confirmedAt, JSON.stringify(row).includes(token)]).toEqual([null, false]);
  expect(await look(token)).toEqual({ state: 'WAITING', codeGiven: false });
  expect(await couponsOf('lea@example.fr')).toEqual([]);

  expect(await confirm(token)).toEqual({ state: 'CONFIRMED', codeGiven: true });
  const [coupon, ...others] = await couponsOf('lea@example.fr');
  expect(others).toEqual([]);
  expect(coupon).toMatchObject({ kind: 'PERCENT', value: 10, firstOrderOnly: true, oncePerCustomer: true });
  const mail = await lastTo('lea@example.fr');
  expect(mail.subject).toBe('10\u00a0% de réduction sur votre première commande');
  expect(mail.text).toContain(`Votre code\u00a0: ${coupon?.code}`);
  expect(mail.text).toContain('jusqu’au 19/02/2027');
  expect(stopIn(mail)).toBe(stopIn(email));
});

test('the confirmation is in the language of the subscription', async () => {
  const email = await join('ann@example.com', { locale: 'en', source: 'popin' });
  expect([email.subject, email.locale]).toEqual(['Confirm your newsletter subscription', 'en']);
  expect(email.text).toContain('https://patine.example/en/newsletter/confirm/');
  const mail = await lastTo('ann@example.com');
  expect(mail.subject).toBe('Here’s 10% off your first order');
  expect(mail.text).toMatch(/Your code: \S+\n/);
  expect(mail.unsubscribeUrl).toContain('https://patine.example/en/emails/');
  expect((await subscriber('ann@example.com'))?.source).toBe('popin');
});

test('fifty concurrent confirmations, and replays, issue one code', async () => {
  await subscribe('once@example.fr');
  const token = linkIn(await lastTo('once@example.fr'));
  const responses = await Promise.all(Array.from({ length: 50 }, () => confirm(token)));
  expect(responses.every(({ state }) => state === 'CONFIRMED')).toBe(true);
  shop.clock.advance(30 * DAY_MS);
  expect((await confirm(token)).state).toBe('CONFIRMED');
  expect(await couponsOf('once@example.fr')).toHaveLength(1);
  expect(await mailsTo('once@example.fr')).toHaveLength(2);
});

test('a known address gets the same response as an unknown one, and an email that says so', async () => {
  await join('known@example.fr');
  const [known, unknown] = [await subscribe('known@example.fr'), await subscribe('unknown@example.fr')];
  expect(known).toEqual(unknown);
  expect((await lastTo('known@example.fr')).subject).toBe('Vous recevez déjà notre lettre');
  expect(await couponsOf('known@example.fr')).toHaveLength(1);
});

test('a link expires after seven days, and when a later one is sent', async () => {
  await subscribe('late@example.fr');
  const first = linkIn(await lastTo('late@example.fr'));
  await subscribe('late@example.fr');
  const second = linkIn(await lastTo('late@example.fr'));
  expect((await confirm(first)).state).toBe('EXPIRED');
  shop.clock.advance(7 * DAY_MS);
  expect((await confirm(second)).state).toBe('EXPIRED');
  expect((await subscriber('late@example.fr'))?.confirmedAt).toBeNull();
});

test.each(['', 'x', "' or 1=1 --", 'A'.repeat(43)])('the link %j confirms nobody', async (token) => {
  expect(await confirm(token)).toEqual({ state: 'EXPIRED', codeGiven: false });
  expect((await shop.call(StopEmailsDocument, { token })).failure?.name).toBe('NOT_FOUND');
  expect((await shop.call(EmailSubscriptionDocument, { token })).failure?.name).toBe('NOT_FOUND');
});

test('an altered link confirms nobody', async () => {
  await subscribe('tampered@example.fr');
  const token = linkIn(await lastTo('tampered@example.fr'));
  const other = token.startsWith('A') ? 'B' : 'A';
  for (const wrong of [token.slice(0, -1), `${token}A`, other + token.slice(1), token.toLowerCase()])
    expect((await confirm(wrong)).state).toBe('EXPIRED');
  expect((await confirm(token)).state).toBe('CONFIRMED');
});

test('the link of any email unsubscribes; an old confirmation does not subscribe again, a new one does without a code', async () => {
  const email = await join('stop@example.fr');
  const stop = stopIn(email);
  const subscription = async () =>
    (await shop.request(EmailSubscriptionDocument, { token: stop })).emailSubscription;
  expect(await subscription()).toEqual({ topic: 'NEWSLETTER', wanted: true });
  await shop.request(StopEmailsDocument, { token: stop });
  await shop.request(StopEmailsDocument, { token: stop });
  expect(await subscription()).toEqual({ topic: 'NEWSLETTER', wanted: false });
  expect((await confirm(linkIn(email))).state).toBe('EXPIRED');
  expect((await subscriber('stop@example.fr'))?.stoppedAt).not.toBeNull();

  await subscribe('stop@example.fr');
  expect((await confirm(linkIn(await lastTo('stop@example.fr')))).state).toBe('CONFIRMED');
  expect(await subscription()).toEqual({ topic: 'NEWSLETTER', wanted: true });
  expect(await couponsOf('stop@example.fr')).toHaveLength(1);
  const codes = (await mailsTo('stop@example.fr')).filter(({ template }) => template === 'newsletter-code');
  expect(codes).toHaveLength(1);
});

test('unsubscribing ends a pending confirmation', async () => {
  await subscribe('refused@example.fr');
  const email = await lastTo('refused@example.fr');
  await shop.request(StopEmailsDocument, { token: stopIn(email) });
  expect((await confirm(linkIn(email))).state).toBe('EXPIRED');
});

test.each([
  ['', 'footer'],
  ['lea', 'footer'],
  ['lea@example', 'footer'],
  [`${'a'.repeat(250)}@example.fr`, 'footer'],
  ['lea@example.fr', ''],
  ['lea@example.fr', 'Foot er'],
  ['lea@example.fr', 'x'.repeat(41)],
])('subscribing %j from %j returns false', async (emailAddress, source) => {
  expect((await subscribe(emailAddress, { source })).data).toEqual({ subscribeToNewsletter: false });
});

test('nobody can flood a mailbox, nor many mailboxes from one network', async () => {
  const filled = [];
  for (let time = 0; time < 7; time += 1) filled.push(await subscribe('filled@example.fr'));
  expect(filled.filter(({ failure }) => failure?.name === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
  const from = '203.0.113.9';
  const many = [];
  for (let time = 0; time < 62; time += 1) many.push(await subscribe(`many${time}@example.fr`, { from }));
  expect(many.filter(({ failure }) => failure?.name === 'TOO_MANY_ATTEMPTS')).toHaveLength(2);
});

test.each([
  [true, 1],
  [false, 0],
])('registration with opt-in %s sends %i confirmation email', async (optIn, count) => {
  const emailAddress = `registers-${optIn}@example.fr`;
  await shop.request<object, object>(
    'mutation($input: CustomerCreate!) { createCustomer(customerCreate: $input) { id } }',
    {
      input: {
        firstName: 'Léa',
        lastName: 'Martin',
        emailAddress,
        acceptTermsAndConditions: true,
        plainPassword: PASSWORD,
        optIn,
      },
    },
  );
  const letters = await mailsTo(emailAddress);
  expect(letters.map(({ template }) => template)).toEqual(Array(count).fill('newsletter-confirm'));
});

const forget = () => purgeAddresses({ db: shop.db, clock: shop.clock, random: systemRandom });

test('an unconfirmed address is deleted once its link has expired', async () => {
  await subscribe('never-confirmed@example.com');
  shop.clock.advance(6 * DAY_MS);
  await forget();
  expect(await subscriber('never-confirmed@example.com')).toBeDefined();
  shop.clock.advance(1.1 * DAY_MS);
  await forget();
  expect(await subscriber('never-confirmed@example.com')).toBeUndefined();
});

test('after three years of inactivity a subscriber is asked to stay, and deleted without an answer', async () => {
  const responses = 'still-reads@example.com';
  const silent = 'reads-no-more@example.com';
  const stopped = 'stopped-long-ago@example.com';
  for (const address of [responses, silent, stopped]) {
    await subscribe(address);
    await confirm(linkIn(await lastTo(address)));
  }
  await shop.request(StopEmailsDocument, { token: stopIn(await lastTo(stopped)) });
  shop.clock.advance(3 * 365 * DAY_MS - 31 * DAY_MS);
  await forget();
  expect((await lastTo(silent)).template).toBe('newsletter-code');
  shop.clock.advance(3 * DAY_MS);
  await forget();
  await forget();
  const email = (await mailsTo(silent)).filter(({ template }) => template === 'newsletter-renewal');
  expect(email.map(({ subject }) => subject)).toEqual([
    'Souhaitez-vous toujours recevoir notre lettre\u00a0?',
  ]);
  // The subscription stays active until the renewal link expires.
  const stop = { token: stopIn(email[0] ?? { unsubscribeUrl: null }) };
  expect((await shop.request(EmailSubscriptionDocument, stop)).emailSubscription.wanted).toBe(true);
  expect(await confirm(linkIn(await lastTo(responses)))).toMatchObject({ state: 'CONFIRMED' });
  shop.clock.advance(31 * DAY_MS);
  await forget();
  expect(await subscriber(silent)).toBeUndefined();
  expect(await subscriber(stopped)).toBeUndefined();
  expect(await subscriber(responses)).toMatchObject({ stoppedAt: null });
  expect((await lastTo(responses)).template).toBe('newsletter-renewal');
});
