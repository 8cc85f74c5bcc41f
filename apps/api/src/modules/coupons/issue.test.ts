import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemRandom } from '../../clock.ts';
import { testServices } from '../../testing/services.ts';
import { issueCoupon, type NewCoupon } from './issue-coupon.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { listCoupons } from './repository.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.client.close());

const now = new Date('2026-11-21T10:00:00Z');
const issue = (wanted: NewCoupon) => issueCoupon(services.db, wanted, { now, random: systemRandom });
const give = (amount: number, code?: string) =>
  issueGiftCard(services.db, { amount, ...(code ? { code } : {}) }, { now, random: systemRandom });

test('a coupon is stored with its terms, its code in upper case and its email address in lower case', async () => {
  const issued = await issue({
    code: 'noel-20',
    kind: 'AMOUNT',
    value: 2000,
    minimumAmount: 8000,
    endsAt: new Date('2026-12-26T00:00:00Z'),
    oncePerCustomer: true,
    emailAddress: ' Lea@Example.FR ',
    offer: { fr: 'Noël', en: 'Christmas' },
  });
  expect(issued).toMatchObject({
    ok: true,
    value: {
      code: 'NOEL20',
      kind: 'AMOUNT',
      value: 2000,
      minimumAmount: 8000,
      startsAt: null,
      oncePerCustomer: true,
      firstOrderOnly: false,
      emailAddress: 'lea@example.fr',
    },
  });
  expect((await listCoupons(services.db)).map(({ code }) => code)).toEqual(['NOEL20']);
});

test('a coupon without a code gets a random one, different each time', async () => {
  const issued = await Promise.all([1, 2].map(() => issue({ kind: 'FREE_DELIVERY', value: 0 })));
  const codes = issued.flatMap((one) => (one.ok ? [one.value.code] : []));
  expect(new Set(codes).size).toBe(2);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
});

test.each<[string, NewCoupon]>([
  ['CODE_INVALID', { code: 'é', kind: 'PERCENT', value: 10 }],
  ['VALUE_INVALID', { code: 'ZERO', kind: 'PERCENT', value: 0 }],
  ['VALUE_INVALID', { code: 'TOOMUCH', kind: 'PERCENT', value: 101 }],
  ['VALUE_INVALID', { code: 'HALF', kind: 'PERCENT', value: 12.5 }],
  ['VALUE_INVALID', { code: 'NOTHING', kind: 'AMOUNT', value: 0 }],
  ['VALUE_INVALID', { code: 'FREE', kind: 'FREE_DELIVERY', value: 5 }],
  ['VALUE_INVALID', { code: 'BELOW', kind: 'PERCENT', value: 5, minimumAmount: -1 }],
  ['DATES_INVALID', { code: 'DATES', kind: 'PERCENT', value: 5, startsAt: now, endsAt: now }],
])('%s: %j is rejected', async (code, wanted) => {
  expect(await issue(wanted)).toEqual({ ok: false, code });
});

test('a code is either a coupon or a gift card', async () => {
  expect((await issue({ code: 'SAME', kind: 'PERCENT', value: 10 })).ok).toBe(true);
  expect(await issue({ code: 'same', kind: 'PERCENT', value: 20 })).toEqual({
    ok: false,
    code: 'CODE_TAKEN',
  });
  expect(await give(5000, 'same')).toEqual({ ok: false, code: 'CODE_TAKEN' });
  expect((await give(5000, 'CARD')).ok).toBe(true);
  expect(await issue({ code: 'CARD', kind: 'PERCENT', value: 20 })).toEqual({
    ok: false,
    code: 'CODE_TAKEN',
  });
});

test('a gift card starts with its full amount, above zero, and expires in the future', async () => {
  const given = await give(5000);
  expect(given).toMatchObject({ ok: true, value: { initialAmount: 5000, balance: 5000, expiresAt: null } });
  expect(await give(0)).toEqual({ ok: false, code: 'AMOUNT_INVALID' });
  expect(await give(10.5)).toEqual({ ok: false, code: 'AMOUNT_INVALID' });
  const late = await issueGiftCard(services.db, { amount: 1, expiresAt: now }, { now, random: systemRandom });
  expect(late).toEqual({ ok: false, code: 'DATES_INVALID' });
});
