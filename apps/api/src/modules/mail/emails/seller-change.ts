import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { Paragraph, Paragraphs, Section } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { type SellerOrderProps, PackingSlip, SlipItems } from './seller-order.ts';

export type SellerChangeProps = Omit<SellerOrderProps, 'carrier' | 'isGrouped' | 'promised'> & {
  /** Cancelled items, which must not be sent; none when only the address has changed. */
  cancelled: SellerOrderProps['items'];
};

export const sellerChangeSubject = ({ locale, reference, seller }: SellerChangeProps) =>
  `${seller} · ${messagesIn(locale)('seller-change.title', { reference })}`;

/** Tells a seller what remains to be sent after items were cancelled or the address was changed. */
export function SellerChange({ cancelled, ...slip }: SellerChangeProps) {
  const { locale, publicUrl, seller, reference, items } = slip;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, title: translate('seller-change.title', { reference }) },
    h(Paragraphs, { text: translate('seller-change.hello', { seller, reference }) }),
    cancelled.length > 0
      ? h(
          Section,
          { title: translate('seller-change.called-off') },
          h(SlipItems, { locale, items: cancelled }),
        )
      : null,
    items.length > 0
      ? h(PackingSlip, { ...slip, title: translate('seller-change.left') })
      : h(Paragraph, null, translate('seller-change.nothing')),
  );
}
