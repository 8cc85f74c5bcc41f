import { type DeliveryMethod, euros, formatDay, formatMoney } from '@patine/core';
import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import {
  Address,
  Paragraph,
  Paragraphs,
  Section,
  AmountTable,
  Button,
  CallToAction,
  ItemTable,
} from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { formatSum } from './format-sum.ts';

export type OrderConfirmedProps = OrderEmailFacts & {
  items: readonly {
    name: string;
    size: string;
    seller: string;
    customization: string | null;
    amount: number;
    /** URL of its picture. */
    picture: string | null;
  }[];
  /** Hundredths; a reduction is positive. */
  sums: {
    products: number;
    delivery: number;
    qualityControl: number;
    reduction: number;
    /** The part of the total paid by gift cards; the rest was paid online. */
    giftCards: number;
    total: number;
  };
  method: DeliveryMethod;
  carrier: string;
  to: readonly string[];
  /** The earliest and latest delivery day, such as `2026-11-25`. */
  expected: readonly [string, string];
  /** URLs of the buyer's rights, and of the withdrawal form. */
  rights: { terms: string; guarantee: string; withdrawal: string; withdraw: string };
  /** The sellers; `contact` holds the lines of address and contact. */
  sellers: readonly { name: string; contact: readonly string[] }[];
  /** The cost and address of a return, and the company that the withdrawal form is addressed to. */
  sendingBack: {
    /** Hundredths per parcel. */
    fee: number;
    parcels: number;
    address: readonly string[];
    company: { company: string; address: string; email: string };
    orderedAt: Date;
  };
  /** True when the terms are attached. */
  hasTerms: boolean;
};

/** Article L221-13 of the Code de la consommation: return cost, address and model form on a durable medium. */
function SendingBack({ locale, reference, sendingBack }: OrderConfirmedProps) {
  const translate = messagesIn(locale);
  const { fee, parcels, address, company, orderedAt } = sendingBack;
  return h(
    Fragment,
    null,
    h(Paragraph, null, translate('order.confirmed.return-cost', { fee: formatSum(fee, locale), parcels })),
    h(Paragraph, null, translate('order.confirmed.return-address')),
    h(Address, { lines: address }),
    h(
      Section,
      { title: translate('order.confirmed.form-title') },
      h(Paragraphs, {
        text: translate('order.confirmed.form', { ...company, reference, day: formatDay(orderedAt) }),
      }),
    ),
  );
}

/** Name, amount, whether it is shown, and what the amount is made of. */
type Row = [string, string, boolean, string[]?];

export const orderConfirmedSubject = ({ locale, reference }: OrderConfirmedProps) =>
  messagesIn(locale)('order.confirmed.subject', { reference });

/** The order confirmation: items, sellers, amounts, delivery dates and the buyer's rights. */
export function OrderConfirmed(props: OrderConfirmedProps) {
  const { locale, publicUrl, firstName, reference, items, sums, method, carrier, to } = props;
  const { expected, orderUrl, rights } = props;
  const translate = messagesIn(locale);
  const sum = (amount: number) => formatSum(amount, locale);
  const paidOnline = sums.total - sums.giftCards;
  const total: Row = [translate('order.confirmed.total'), sum(sums.total), true];
  const rows: Row[] = [
    [translate('order.confirmed.products'), sum(sums.products), true],
    // One sum, as in the cart and at the checkout.
    [
      translate('order.confirmed.delivery-by', { carrier }),
      sum(sums.delivery + sums.qualityControl),
      true,
      sums.qualityControl > 0
        ? [
            translate('order.confirmed.carriage', { price: sum(sums.delivery) }),
            translate('order.confirmed.quality-control', { price: sum(sums.qualityControl) }),
          ]
        : [],
    ],
    [translate('order.confirmed.discounts'), sum(-sums.reduction), sums.reduction > 0],
    total,
    // With gift cards, shows how the total was split, as on the order page.
    [translate('order.confirmed.by-gift-cards'), sum(sums.giftCards), sums.giftCards > 0],
    [translate('order.confirmed.by-money'), sum(paidOnline), sums.giftCards > 0 && paidOnline > 0],
  ];
  const shown = rows.filter(([, , isShown]) => isShown);
  const isCustomised = items.some(({ customization }) => customization !== null);
  const mayWithdraw = items.some(({ customization }) => customization === null);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('order.confirmed.title') },
    h(Paragraphs, { text: translate('order.confirmed.thanks', { name: firstName }) }),
    h(Button, { href: orderUrl }, translate('order.confirmed.follow')),
    h(
      Section,
      { title: translate('order.confirmed.pieces') },
      h(ItemTable, {
        label: translate('order.confirmed.pieces'),
        items: items.map(({ name, size, seller, customization, amount, picture }) => ({
          name,
          details: [
            size,
            translate('order.confirmed.sold-by', { seller }),
            ...(customization ? [customization] : []),
          ],
          amount: formatMoney(euros(amount), locale),
          picture,
        })),
      }),
    ),
    h(
      Section,
      { title: translate('order.confirmed.sums') },
      h(AmountTable, {
        label: translate('order.confirmed.sums'),
        head: [translate('order.item'), translate('order.amount')],
        rows: shown.map(([name, amount, , parts = []]) => [name, amount, parts] as const),
        total: shown.indexOf(total),
      }),
    ),
    h(
      Section,
      { title: translate(`order.delivery.${method}`) },
      h(
        Paragraph,
        null,
        translate('order.confirmed.expected', {
          from: formatDay(expected[0]),
          to: formatDay(expected[1]),
        }),
      ),
      h(Address, { lines: to }),
    ),
    h(
      Section,
      { title: translate('order.confirmed.guarantee-title') },
      h(Paragraphs, { text: translate('order.confirmed.guarantee') }),
      h(CallToAction, { href: rights.guarantee }, translate('order.confirmed.read-guarantee')),
    ),
    h(
      Section,
      { title: translate('order.confirmed.withdrawal-title') },
      h(Paragraphs, { text: translate('order.confirmed.withdrawal') }),
      isCustomised && h(Paragraph, null, translate('order.confirmed.customised')),
      mayWithdraw && h(CallToAction, { href: rights.withdraw }, translate('order.confirmed.withdraw')),
      h(CallToAction, { href: rights.withdrawal }, translate('order.confirmed.read-withdrawal')),
      mayWithdraw && h(SendingBack, props),
    ),
    h(
      Section,
      { title: translate('order.confirmed.sellers-title') },
      h(Paragraph, null, translate('order.confirmed.sellers', { count: props.sellers.length })),
      props.sellers.map(({ name, contact }) => h(Address, { key: name, lines: [name, ...contact] })),
      h(
        Paragraph,
        null,
        translate('order.confirmed.sellers-help', { email: props.sendingBack.company.email }),
      ),
    ),
    h(
      Section,
      { title: translate('order.confirmed.terms-title') },
      h(
        Paragraph,
        null,
        translate(props.hasTerms ? 'order.confirmed.terms-enclosed' : 'order.confirmed.terms'),
      ),
      h(CallToAction, { href: rights.terms }, translate('order.confirmed.read-terms')),
    ),
  );
}
