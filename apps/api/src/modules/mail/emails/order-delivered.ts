import { formatDay } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { type OrderEmailFacts } from './order-facts.ts';
import { Paragraph, Paragraphs, Section, Button, CallToAction } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { type EmailItem, ItemList } from './item-list.ts';

export type OrderDeliveredProps = OrderEmailFacts & {
  items: readonly EmailItem[];
  /** The end of the return window; null until every parcel has arrived. */
  returnUntil: Date | null;
};

export const orderDeliveredSubject = ({ locale, reference }: OrderDeliveredProps) =>
  messagesIn(locale)('order.delivered.subject', { reference });

export function OrderDelivered(props: OrderDeliveredProps) {
  const { locale, publicUrl, firstName, reference, items, returnUntil, orderUrl } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('order.delivered.title') },
    h(Paragraphs, { text: translate('order.delivered.hello', { name: firstName }) }),
    h(Button, { href: orderUrl }, translate('order.see')),
    h(Section, { title: translate('order.parcel-contents') }, h(ItemList, { items })),
    h(
      Section,
      { title: translate('order.delivered.rights-title') },
      h(
        Paragraph,
        null,
        returnUntil
          ? translate('order.delivered.return-until', { day: formatDay(returnUntil) })
          : translate('order.delivered.return-later'),
      ),
      h(Paragraph, null, translate('order.delivered.guarantee')),
      h(CallToAction, { href: orderUrl }, translate('order.delivered.return')),
    ),
  );
}
