import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import {
  Paragraph,
  Paragraphs,
  Section,
  Button,
  CallToAction,
  ItemList,
  type EmailItem,
} from './components.ts';
import { EmailLayout } from './email-layout.ts';

export type OrderShippedProps = OrderEmailFacts & {
  /** The sender's name: a seller or the workshop. */
  sender: string;
  carrier: string;
  items: readonly EmailItem[];
  tracking: { number: string; url: string | null } | null;
};

export const orderShippedSubject = ({ locale, reference }: OrderShippedProps) =>
  messagesIn(locale)('order.shipped.subject', { reference });

export function OrderShipped(props: OrderShippedProps) {
  const { locale, firstName, sender, carrier, items, tracking, orderUrl } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { title: translate('order.shipped.title') },
    h(Paragraphs, { text: translate('order.shipped.hello', { name: firstName, sender, carrier }) }),
    tracking
      ? h(
          Fragment,
          null,
          h(Paragraph, null, translate('order.shipped.number', { number: tracking.number })),
          tracking.url ? h(Button, { href: tracking.url }, translate('order.shipped.track')) : null,
        )
      : null,
    h(Section, { title: translate('order.parcel-contents') }, h(ItemList, { items })),
    h(tracking?.url ? CallToAction : Button, { href: orderUrl }, translate('order.see')),
  );
}
