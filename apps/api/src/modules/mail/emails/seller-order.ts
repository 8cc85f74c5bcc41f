import { formatDay } from '@patine/core';
import type { Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';

import { Address, EmailLayout, Paragraph, Section, AmountTable } from './components.ts';

export type SellerOrderProps = {
  locale: Locale;
  seller: string;
  reference: string;
  carrier: string;
  /** To the buyer, or to the workshop that brings parcels together. */
  to: readonly string[];
  isGrouped: boolean;
  /** The day by which the order is promised to its buyer, `2026-11-25`. */
  promised: string;
  /** Name and reference of each piece, and what is to be put on it. */
  pieces: readonly { name: string; size: string; customization: string | null }[];
};

export const sellerOrderSubject = ({ locale, reference, seller }: SellerOrderProps) =>
  `${seller} · ${messagesIn(locale)('seller-order.title', { reference })}`;

type Slip = Pick<SellerOrderProps, 'locale' | 'reference' | 'to' | 'pieces'>;

/** What goes into the parcel, and where it goes. */
export function PackingSlip({ locale, reference, to, pieces }: Slip) {
  const say = messagesIn(locale);
  return h(
    Section,
    { title: say('seller-order.slip') },
    h(AmountTable, {
      caption: say('seller-order.slip-of', { reference }),
      head: [say('order.piece'), say('seller-order.size')],
      rows: pieces.map(({ name, size, customization }): [string, string] => [
        customization ? say('seller-order.customised', { piece: name, words: customization }) : name,
        size,
      ]),
    }),
    h(Section, { title: say('seller-order.to') }, h(Address, { lines: to })),
    h(Paragraph, null, say('seller-order.keep')),
  );
}

export function SellerOrder(props: SellerOrderProps) {
  const { locale, seller, reference, carrier, to, isGrouped, promised, pieces } = props;
  const say = messagesIn(locale);
  return h(
    EmailLayout,
    { title: say('seller-order.title', { reference }) },
    h(Paragraph, null, say('seller-order.hello', { seller })),
    h(Paragraph, null, say('seller-order.todo', { carrier, day: formatDay(promised) })),
    isGrouped ? h(Paragraph, null, say('seller-order.grouped')) : null,
    h(PackingSlip, { locale, reference, to, pieces }),
  );
}
