import { Fragment, createElement as h } from 'react';
import { wordsIn } from '../../../words/words.ts';
import type { OrderLetter } from './facts.ts';
import { Letter, List, Paragraph, Section, Way } from './parts.ts';

export type OrderShippedProps = OrderLetter & {
  /** Who sends the parcel. */
  sender: string;
  carrier: string;
  pieces: readonly string[];
  tracking: { number: string; url: string | null } | null;
};

export const orderShippedSubject = ({ locale, reference }: OrderShippedProps) =>
  wordsIn(locale)('order.shipped.subject', { reference });

export function OrderShipped(props: OrderShippedProps) {
  const { locale, firstName, sender, carrier, pieces, tracking, orderUrl } = props;
  const say = wordsIn(locale);
  return h(
    Letter,
    { title: say('order.shipped.title') },
    h(Paragraph, null, say('order.shipped.hello', { name: firstName, sender, carrier })),
    tracking
      ? h(
          Fragment,
          null,
          h(Paragraph, null, say('order.shipped.number', { number: tracking.number })),
          tracking.url ? h(Way, { href: tracking.url }, say('order.shipped.track')) : null,
        )
      : null,
    h(Section, { title: say('order.parcel-contents') }, h(List, { items: pieces })),
    h(Way, { href: orderUrl }, say('order.see')),
  );
}
