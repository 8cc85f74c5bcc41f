import { formatDay, formatExactTime } from '@patine/core';
import { Fragment, createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import { Address, Paragraph, Paragraphs, Section, Button } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { formatSum } from './format-sum.ts';
import { type EmailItem, ItemList } from './item-list.ts';

export type WithdrawalReceivedProps = OrderEmailFacts & {
  declaredAt: Date;
  lastName: string;
  items: readonly EmailItem[];
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
  const translate = messagesIn(locale);
  const { fee, until, address, email } = sendingBack;
  return h(
    Fragment,
    null,
    h(Paragraphs, {
      text: translate('withdrawal.send-back', {
        fee: formatSum(fee, locale),
        day: formatDay(until),
        email,
      }),
    }),
    h(Paragraph, null, translate('withdrawal.return-address')),
    h(Address, { lines: address }),
  );
}

export const withdrawalReceivedSubject = ({ locale, reference }: WithdrawalReceivedProps) =>
  messagesIn(locale)('withdrawal.subject', { reference });

export function WithdrawalReceived(props: WithdrawalReceivedProps) {
  const { locale, publicUrl, firstName, lastName, reference, declaredAt, items, hasToSendBack } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('withdrawal.title') },
    h(Paragraphs, {
      text: translate('withdrawal.received', {
        name: firstName,
        day: formatDay(declaredAt),
        time: formatExactTime(declaredAt),
      }),
    }),
    hasToSendBack
      ? h(
          Button,
          { href: props.returnUrl },
          translate(props.isReturning ? 'return.labels' : 'withdrawal.prepare'),
        )
      : h(Button, { href: props.orderUrl }, translate('order.see')),
    h(
      Section,
      { title: translate('withdrawal.declaration-title') },
      h(
        Paragraph,
        null,
        translate('withdrawal.declaration', { name: `${firstName} ${lastName}`, reference }),
      ),
      h(ItemList, { items }),
    ),
    h(
      Section,
      { title: translate('withdrawal.next-title') },
      hasToSendBack ? h(SendingBack, props) : h(Paragraph, null, translate('withdrawal.called-off')),
      h(Paragraph, null, translate('withdrawal.refund')),
    ),
    h(Paragraph, null, translate('withdrawal.keep')),
  );
}
