import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout, List, Paragraph, Section } from './components.ts';
import { type SellerOrderProps, PackingSlip } from './seller-order.ts';

export type SellerChangeProps = Omit<SellerOrderProps, 'carrier' | 'isGrouped' | 'promised'> & {
  /** Names of cancelled items, which must not be sent; empty when only the address has changed. */
  calledOff: readonly string[];
};

export const sellerChangeSubject = ({ locale, reference, seller }: SellerChangeProps) =>
  `${seller} · ${messagesIn(locale)('seller-change.title', { reference })}`;

/** Tells a seller what remains to be sent after items were cancelled or the address was changed. */
export function SellerChange({ calledOff, ...slip }: SellerChangeProps) {
  const { locale, seller, reference, items } = slip;
  const say = messagesIn(locale);
  return h(
    EmailLayout,
    { title: say('seller-change.title', { reference }) },
    h(Paragraph, null, say('seller-change.hello', { seller, reference })),
    calledOff.length > 0
      ? h(Section, { title: say('seller-change.called-off') }, h(List, { items: calledOff }))
      : null,
    h(Paragraph, null, say(items.length > 0 ? 'seller-change.left' : 'seller-change.nothing')),
    items.length > 0 ? h(PackingSlip, slip) : null,
  );
}
