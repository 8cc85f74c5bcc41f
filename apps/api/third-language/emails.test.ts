import { BRAND_NAME } from '@patine/brand';
import { DEFAULT_LOCALE, LOCALES } from '@patine/core';
import { type FunctionComponent, createElement } from 'react';
import { expect, test } from 'vitest';
import type { Email } from '../src/modules/mail/emails/render-email.ts';
import { OrderConfirmed, orderConfirmedSubject } from '../src/modules/mail/emails/order-confirmed.ts';
import { OrderDelivered, orderDeliveredSubject } from '../src/modules/mail/emails/order-delivered.ts';
import { OrderShipped, orderShippedSubject } from '../src/modules/mail/emails/order-shipped.ts';
import {
  type RefundReason,
  RefundGiven,
  refundGivenSubject,
} from '../src/modules/mail/emails/refund-given.ts';
import { renderEmail } from '../src/modules/mail/emails/render-email.ts';
import { ReturnSteps, returnStepsSubject } from '../src/modules/mail/emails/return-steps.ts';
import { SellerChange, sellerChangeSubject } from '../src/modules/mail/emails/seller-change.ts';
import { SellerOrder, sellerOrderSubject } from '../src/modules/mail/emails/seller-order.ts';
import {
  WithdrawalReceived,
  withdrawalReceivedSubject,
} from '../src/modules/mail/emails/withdrawal-received.ts';
import { operatorField } from '../src/operator.ts';
import { plainEmails } from '../src/testing/plain-emails.ts';
import { foreignWords } from './foreign-words.ts';

const THIRD = LOCALES.at(-1) ?? DEFAULT_LOCALE;
/** What people and sellers wrote has no letters: whatever is left of them is a word of the shop's. */
const DATA = '«12»';

function emailOf<Props extends object>(
  Component: FunctionComponent<Props>,
  subjectOf: (props: Props) => string,
  props: Props,
): Email {
  return renderEmail({ locale: THIRD, subject: subjectOf(props), email: createElement(Component, props) });
}

const publicUrl = 'https://patine.example';
const order = {
  locale: THIRD,
  publicUrl,
  firstName: DATA,
  reference: DATA,
  orderUrl: 'https://patine.example/7',
};
const at = new Date('2026-11-25T10:00:00Z');
const PICTURE = 'https://patine.example/7.jpg';
const items = [{ name: DATA, picture: PICTURE }];
const shipped = {
  ...order,
  sender: DATA,
  carrier: DATA,
  items,
  method: 'STANDARD' as const,
  to: [DATA],
  expected: ['2026-11-25', '2026-11-27'] as const,
};
const withdrawal = {
  ...order,
  declaredAt: at,
  lastName: DATA,
  items,
  returnUrl: 'https://patine.example/7',
  isReturning: false,
  sendingBack: { fee: 450, until: at, address: [DATA], email: DATA },
};
const seller = {
  locale: THIRD,
  publicUrl,
  seller: DATA,
  reference: DATA,
  carrier: DATA,
  to: [DATA],
  promised: '2026-11-25',
};
const returned = {
  ...order,
  returnReference: DATA,
  returnUrl: order.orderUrl,
  items,
  carrier: DATA,
  sendBefore: at,
  address: [DATA],
  amount: 4500,
};
const confirmed = {
  ...order,
  sums: { products: 9, delivery: 9, qualityControl: 9, reduction: 9, giftCards: 9, total: 9 },
  carrier: DATA,
  to: [DATA],
  expected: ['2026-11-25', '2026-11-27'] as const,
  rights: { terms: 'https://a.example', guarantee: '', withdrawal: '', withdraw: '' },
  sellers: [{ name: DATA, contact: [DATA] }],
  sendingBack: {
    fee: 450,
    parcels: 2,
    address: [DATA],
    company: { company: DATA, address: DATA, email: DATA },
    orderedAt: at,
  },
  items: [
    { name: DATA, size: DATA, seller: DATA, customization: null, amount: 4500, picture: null },
    { name: DATA, size: DATA, seller: DATA, customization: DATA, amount: 4500, picture: null },
  ],
};
/** What the operator says of itself is not translated. */
const OPERATOR = ['companyName', 'legalForm', 'capital', 'registration', 'address', 'email'].map((name) =>
  operatorField(name, THIRD),
);
const REASONS: RefundReason[] = ['withdrawal', 'return', 'cancelled', 'goodwill'];

const emails: Record<string, Email> = {
  ...plainEmails(THIRD, DATA),
  'to your door': emailOf(OrderConfirmed, orderConfirmedSubject, {
    ...confirmed,
    method: 'STANDARD',
    hasTerms: true,
  }),
  tracked: emailOf(OrderConfirmed, orderConfirmedSubject, {
    ...confirmed,
    method: 'TRACKED',
    hasTerms: false,
  }),
  'to a relay point': emailOf(OrderConfirmed, orderConfirmedSubject, {
    ...confirmed,
    method: 'RELAY',
    hasTerms: true,
  }),
  shipped: emailOf(OrderShipped, orderShippedSubject, { ...shipped, tracking: { number: DATA, url: '/7' } }),
  delivered: emailOf(OrderDelivered, orderDeliveredSubject, { ...order, items, returnUntil: at }),
  'delivered in part': emailOf(OrderDelivered, orderDeliveredSubject, {
    ...order,
    items,
    returnUntil: null,
  }),
  'a label': emailOf(ReturnSteps, returnStepsSubject, { ...returned, parcels: 1, fees: 0 }),
  labels: emailOf(ReturnSteps, returnStepsSubject, { ...returned, parcels: 2, fees: 500 }),
  withdrawal: emailOf(WithdrawalReceived, withdrawalReceivedSubject, { ...withdrawal, hasToSendBack: true }),
  'called off': emailOf(WithdrawalReceived, withdrawalReceivedSubject, {
    ...withdrawal,
    hasToSendBack: false,
  }),
  'to a seller': emailOf(SellerOrder, sellerOrderSubject, {
    ...seller,
    isGrouped: true,
    items: [{ name: DATA, size: DATA, customization: DATA, picture: PICTURE }],
  }),
  'to a seller of what is called off': emailOf(SellerChange, sellerChangeSubject, {
    ...seller,
    cancelled: [{ name: DATA, size: DATA, customization: DATA, picture: PICTURE }],
    items: [],
  }),
  'to a seller of what is left': emailOf(SellerChange, sellerChangeSubject, {
    ...seller,
    cancelled: [],
    items: [{ name: DATA, size: DATA, customization: null, picture: PICTURE }],
  }),
  ...Object.fromEntries(
    REASONS.map((reason) => [
      `refund for ${reason}`,
      emailOf(RefundGiven, refundGivenSubject, { ...order, reason, amount: 4500, items }),
    ]),
  ),
};

test.each(Object.entries(emails))('%s is completely in the third language', (_name, letter) => {
  const { subject, html, text } = letter;
  expect(html).toContain(`<html lang="${THIRD}">`);
  expect(text).toMatch(/[ŧřōïšē]{2}/);
  const said = html.replaceAll(/<\/?span[^>]*>/g, '').replace(/<style>.*?<\/style>|<[^>]+>/gs, '\n');
  expect(foreignWords([subject, text, said], OPERATOR)).toEqual([]);
});

const countOf = (html: string, part: string) => html.split(part).length - 1;

test.each(Object.entries(emails))('%s has one heading, and one button at most', (_name, { html }) => {
  expect(countOf(html, '<h1')).toBe(1);
  expect(countOf(html, 'class="button"')).toBeLessThanOrEqual(1);
});

test.each(['shipped', 'delivered', 'a label', 'withdrawal', 'refund for return'])(
  '%s shows its pieces with their pictures, and names them in its plain text',
  (name) => {
    const { html, text } = emails[name]!;
    expect(html).toContain(`src="${PICTURE}"`);
    expect(text).toContain(`\n- ${DATA}\n`);
    expect(text).not.toContain(PICTURE);
  },
);

test.each(Object.entries(emails))(
  '%s ends with help, the company and its address',
  (_name, { html, text }) => {
    const last = text.trimEnd().split('\n\n').at(-1)?.split('\n');
    expect(last?.[0]).toBe(BRAND_NAME);
    expect(last?.[1]).toMatch(/\s: https:\/\/patine\.example\/[a-z-]+\/pages\/help$/);
    expect(last?.slice(2)).toEqual([
      operatorField('email', THIRD),
      expect.stringContaining(operatorField('registration', THIRD)),
      operatorField('address', THIRD),
    ]);
    const footer = html.slice(html.indexOf('class="footer muted"'));
    expect(footer).toContain('/pages/help"');
    expect(footer).toContain(operatorField('companyName', THIRD));
  },
);

test.each([
  'a new piece',
  'piece free',
  'wishlist price-drops',
  'wishlist back-in-stock',
  'drop alert open',
  'offer received',
  'offer sent',
  'offer accepted',
  'offer declined',
  'offer lapsed',
  'offer promise-over',
  'offer sold',
  'offer withdrawn',
  'to a seller',
  'to a seller of what is called off',
  'to a seller of what is left',
])('%s shows its pieces with their pictures, and lists them in its plain text', (name) => {
  const { html, text } = emails[name]!;
  expect(html).toMatch(/<li[^>]*>.*<img src="https:\/\/patine\.example\/[^"]+\.jpg" alt=""/);
  expect(text).toMatch(new RegExp(`^- ${DATA}`, 'm'));
});

test('a price that has dropped stands beside the former one, struck out', () => {
  expect(emails['wishlist price-drops']?.html).toMatch(/<s>290\s€<\/s>/);
  expect(emails['wishlist back-in-stock']?.html).not.toContain('<s>');
});

test('a sum that is deducted has a minus sign, and the total is bold', () => {
  const { html, text } = emails['labels']!;
  expect(text).toContain('−5,00');
  expect(text).not.toContain('-5,00');
  expect(html).toMatch(/font-weight:600">45,00\s€<\/td>/);
});
