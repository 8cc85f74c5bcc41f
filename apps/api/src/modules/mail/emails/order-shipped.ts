import { type DeliveryMethod, formatDay } from '@patine/core';
import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import { Address, Paragraph, Paragraphs, Section, Button, CallToAction } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { type EmailItem, ItemList } from './item-list.ts';

export type OrderShippedProps = OrderEmailFacts & {
  /** The sender's name: a seller or the workshop. */
  sender: string;
  carrier: string;
  items: readonly EmailItem[];
  method: DeliveryMethod;
  /** The lines of the delivery address. */
  to: readonly string[];
  /** The earliest and latest delivery day, such as `2026-11-25`; null when the parcel was shipped after both. */
  expected: readonly [string, string] | null;
  tracking: { number: string; url: string | null } | null;
};

export const orderShippedSubject = ({ locale, reference }: OrderShippedProps) =>
  messagesIn(locale)('order.shipped.subject', { reference });

export function OrderShipped(props: OrderShippedProps) {
  const { locale, publicUrl, firstName, reference, sender, carrier, items, expected, tracking, orderUrl } =
    props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('order.shipped.title') },
    h(Paragraphs, { text: translate('order.shipped.hello', { name: firstName, sender, carrier }) }),
    tracking
      ? h(
          Fragment,
          null,
          h(Paragraph, null, translate('order.shipped.number', { number: tracking.number })),
          tracking.url ? h(Button, { href: tracking.url }, translate('order.shipped.track')) : null,
        )
      : null,
    h(
      Section,
      { title: translate(`order.delivery.${props.method}`) },
      expected
        ? h(
            Paragraph,
            null,
            translate('order.confirmed.expected', {
              from: formatDay(expected[0]),
              to: formatDay(expected[1]),
            }),
          )
        : null,
      h(Address, { lines: props.to }),
    ),
    h(Section, { title: translate('order.parcel-contents') }, h(ItemList, { items })),
    h(tracking?.url ? CallToAction : Button, { href: orderUrl }, translate('order.see')),
  );
}
