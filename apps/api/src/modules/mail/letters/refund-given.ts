import { createElement as h } from 'react';
import { wordsIn } from '../../../words/words.ts';
import { type OrderLetter, sumIn } from './facts.ts';
import { Letter, List, Paragraph, Section, Way } from './parts.ts';

export type RefundReason = 'withdrawal' | 'return' | 'cancelled' | 'goodwill';

export type RefundGivenProps = OrderLetter & {
  reason: RefundReason;
  /** Hundredths. */
  amount: number;
  pieces: readonly string[];
};

export const refundGivenSubject = ({ locale, reference }: RefundGivenProps) =>
  wordsIn(locale)('refund.subject', { reference });

export function RefundGiven(props: RefundGivenProps) {
  const { locale, firstName, reference, reason, amount, pieces, orderUrl } = props;
  const say = wordsIn(locale);
  return h(
    Letter,
    { title: say('refund.title', { sum: sumIn(locale, amount) }) },
    h(Paragraph, null, say('refund.hello', { name: firstName, reference })),
    h(Paragraph, null, say(`refund.reason.${reason}`)),
    h(Paragraph, null, say('refund.how')),
    pieces.length > 0 ? h(Section, { title: say('refund.pieces') }, h(List, { items: pieces })) : null,
    h(Way, { href: orderUrl }, say('refund.follow')),
  );
}
