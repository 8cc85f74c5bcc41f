import { createElement as h } from 'react';
import { wordsIn } from '../../../words/words.ts';
import { type OrderLetter, momentIn } from './facts.ts';
import { Letter, List, Paragraph, Paragraphs, Section, Way } from './parts.ts';

export type WithdrawalReceivedProps = OrderLetter & {
  declaredAt: Date;
  lastName: string;
  pieces: readonly string[];
  /** Whether pieces have to be sent back; those that had not left are called off. */
  hasToSendBack: boolean;
  returnUrl: string;
};

export const withdrawalReceivedSubject = ({ locale, reference }: WithdrawalReceivedProps) =>
  wordsIn(locale)('withdrawal.subject', { reference });

export function WithdrawalReceived(props: WithdrawalReceivedProps) {
  const { locale, firstName, lastName, reference, declaredAt, pieces, hasToSendBack } = props;
  const say = wordsIn(locale);
  return h(
    Letter,
    { title: say('withdrawal.title') },
    h(Paragraphs, {
      text: say('withdrawal.received', { name: firstName, moment: momentIn(locale, declaredAt) }),
    }),
    h(
      Section,
      { title: say('withdrawal.declaration-title') },
      h(Paragraph, null, say('withdrawal.declaration', { name: `${firstName} ${lastName}`, reference })),
      h(List, { items: pieces }),
    ),
    h(
      Section,
      { title: say('withdrawal.next-title') },
      h(Paragraph, null, hasToSendBack ? say('withdrawal.send-back') : say('withdrawal.called-off')),
      h(Paragraph, null, say('withdrawal.refund')),
      hasToSendBack
        ? h(Way, { href: props.returnUrl }, say('withdrawal.prepare'))
        : h(Way, { href: props.orderUrl }, say('order.see')),
    ),
    h(Paragraph, null, say('withdrawal.keep')),
  );
}
