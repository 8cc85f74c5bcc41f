import { createElement as h } from 'react';
import { wordsIn } from '../../../words/words.ts';
import { type OrderLetter, dayIn } from './facts.ts';
import { Letter, List, Paragraph, Section, Way } from './parts.ts';

export type OrderDeliveredProps = OrderLetter & {
  pieces: readonly string[];
  /** The last moment to withdraw or to send back; null while another parcel is on its way. */
  returnUntil: Date | null;
};

export const orderDeliveredSubject = ({ locale, reference }: OrderDeliveredProps) =>
  wordsIn(locale)('order.delivered.subject', { reference });

export function OrderDelivered(props: OrderDeliveredProps) {
  const { locale, firstName, pieces, returnUntil, orderUrl } = props;
  const say = wordsIn(locale);
  return h(
    Letter,
    { title: say('order.delivered.title') },
    h(Paragraph, null, say('order.delivered.hello', { name: firstName })),
    h(Section, { title: say('order.parcel-contents') }, h(List, { items: pieces })),
    h(
      Section,
      { title: say('order.delivered.rights-title') },
      h(
        Paragraph,
        null,
        returnUntil
          ? say('order.delivered.return-until', { day: dayIn(locale, returnUntil) })
          : say('order.delivered.return-later'),
      ),
      h(Paragraph, null, say('order.delivered.guarantee')),
    ),
    h(Way, { href: orderUrl }, say('order.delivered.follow')),
  );
}
