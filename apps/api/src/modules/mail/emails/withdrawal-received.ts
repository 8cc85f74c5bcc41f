import { euros, formatDay, formatExactTime, formatMoney } from '@patine/core';
import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import { Address, EmailLayout, List, Paragraph, Paragraphs, Section, CallToAction } from './components.ts';

export type WithdrawalReceivedProps = OrderEmailFacts & {
  declaredAt: Date;
  lastName: string;
  items: readonly string[];
  /** True when items must be sent back; items that had not shipped are cancelled instead. */
  hasToSendBack: boolean;
  /** URL of the return in progress, or of the page to request one. */
  returnUrl: string;
  isReturning: boolean;
  /** The cost, deadline and address of the return. */
  sendingBack: {
    /** Hundredths per parcel with the shop's label. */
    fee: number;
    /** The last day to post the parcel. */
    until: Date;
    address: readonly string[];
    /** The email address for a proof of posting. */
    email: string;
  };
};

function SendingBack({ locale, sendingBack }: WithdrawalReceivedProps) {
  const say = messagesIn(locale);
  const { fee, until, address, email } = sendingBack;
  return h(
    Fragment,
    null,
    h(Paragraphs, {
      text: say('withdrawal.send-back', {
        fee: formatMoney(euros(fee), locale, true),
        day: formatDay(until),
        email,
      }),
    }),
    h(Paragraph, null, say('withdrawal.return-address')),
    h(Address, { lines: address }),
  );
}

export const withdrawalReceivedSubject = ({ locale, reference }: WithdrawalReceivedProps) =>
  messagesIn(locale)('withdrawal.subject', { reference });

export function WithdrawalReceived(props: WithdrawalReceivedProps) {
  const { locale, firstName, lastName, reference, declaredAt, items, hasToSendBack } = props;
  const say = messagesIn(locale);
  return h(
    EmailLayout,
    { title: say('withdrawal.title') },
    h(Paragraphs, {
      text: say('withdrawal.received', {
        name: firstName,
        day: formatDay(declaredAt),
        time: formatExactTime(declaredAt),
      }),
    }),
    h(
      Section,
      { title: say('withdrawal.declaration-title') },
      h(Paragraph, null, say('withdrawal.declaration', { name: `${firstName} ${lastName}`, reference })),
      h(List, { items: items }),
    ),
    h(
      Section,
      { title: say('withdrawal.next-title') },
      hasToSendBack ? h(SendingBack, props) : h(Paragraph, null, say('withdrawal.called-off')),
      h(Paragraph, null, say('withdrawal.refund')),
      hasToSendBack
        ? h(
            CallToAction,
            { href: props.returnUrl },
            say(props.isReturning ? 'return.labels' : 'withdrawal.prepare'),
          )
        : h(CallToAction, { href: props.orderUrl }, say('order.see')),
    ),
    h(Paragraph, null, say('withdrawal.keep')),
  );
}
