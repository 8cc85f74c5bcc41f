import { formatDay } from '@patine/core';
import type { Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';

import { Address, Paragraph, Paragraphs, Section } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { ItemList } from './item-list.ts';

export type SellerOrderProps = {
  locale: Locale;
  publicUrl: string;
  seller: string;
  reference: string;
  carrier: string;
  /** The address lines of the buyer, or of the workshop for grouped delivery. */
  to: readonly string[];
  isGrouped: boolean;
  /** The latest delivery day promised to the buyer, such as `2026-11-25`. */
  promised: string;
  /** `name` includes the reference; `customization` is the text to add to the item, with its label. */
  items: readonly { name: string; size: string; customization: string | null; picture: string | null }[];
};

export const sellerOrderSubject = ({ locale, reference, seller }: SellerOrderProps) =>
  `${seller} · ${messagesIn(locale)('seller-order.title', { reference })}`;

type Slip = Pick<SellerOrderProps, 'locale' | 'to' | 'items'> & { title?: string };

/** Items as they are called on the packing slip. */
export function SlipItems({ locale, items }: Pick<SellerOrderProps, 'locale' | 'items'>) {
  const translate = messagesIn(locale);
  return h(ItemList, {
    items: items.map(({ name, size, customization, picture }) => ({
      name,
      details: [
        translate('written', { label: translate('seller-order.size'), value: size }),
        ...(customization === null ? [] : [translate('seller-order.customise', { text: customization })]),
      ],
      picture,
    })),
  });
}

/** The packing slip: the items of the parcel and its address. It goes with the parcel, so it has no price. */
export function PackingSlip({ locale, to, items, title }: Slip) {
  const translate = messagesIn(locale);
  return h(
    Section,
    { title: title ?? translate('seller-order.slip') },
    h(SlipItems, { locale, items }),
    h(Section, { title: translate('seller-order.to') }, h(Address, { lines: to })),
    h(Paragraph, null, translate('seller-order.keep')),
  );
}

export function SellerOrder(props: SellerOrderProps) {
  const { locale, publicUrl, seller, reference, carrier, to, isGrouped, promised, items } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, title: translate('seller-order.title', { reference }) },
    h(Paragraphs, { text: translate('seller-order.hello', { seller }) }),
    h(Paragraph, null, translate('seller-order.todo', { carrier, day: formatDay(promised) })),
    isGrouped ? h(Paragraph, null, translate('seller-order.grouped')) : null,
    h(PackingSlip, { locale, to, items }),
  );
}
