import { euros, formatDay, formatMoney } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import {
  Address,
  EmailLayout,
  List,
  Paragraph,
  Section,
  Steps,
  AmountTable,
  CallToAction,
  paragraphsOf,
} from './components.ts';

export type ReturnStepsProps = OrderEmailFacts & {
  /** The public return number, such as `R-4823956`. */
  returnReference: string;
  /** URL of the return page, which has the labels. */
  returnUrl: string;
  items: readonly string[];
  parcels: number;
  carrier: string;
  sendBefore: Date;
  /** The lines of the return address. */
  address: readonly string[];
  /** Hundredths: the return fee that is deducted, and the amount that is refunded. */
  fees: number;
  amount: number;
};

export const returnStepsSubject = ({ locale, returnReference }: ReturnStepsProps) =>
  messagesIn(locale)('return.subject', { reference: returnReference });

export function ReturnSteps(props: ReturnStepsProps) {
  const { locale, firstName, returnReference, returnUrl, items, parcels, carrier } = props;
  const say = messagesIn(locale);
  return h(
    EmailLayout,
    { title: say('return.title', { reference: returnReference }) },
    h(Paragraph, null, say('return.hello', { name: firstName })),
    h(
      Section,
      { title: say('return.steps-title') },
      h(Steps, {
        items: paragraphsOf(say('return.steps', { parcels, carrier, day: formatDay(props.sendBefore) })),
      }),
      h(CallToAction, { href: returnUrl }, say('return.labels')),
    ),
    h(Section, { title: say('return.address') }, h(Address, { lines: props.address })),
    h(Section, { title: say('return.pieces') }, h(List, { items: items })),
    h(
      Section,
      { title: say('return.refund') },
      h(AmountTable, {
        caption: say('return.refund'),
        head: [say('order.item'), say('order.amount')],
        rows: [
          [
            say('return.fees'),
            props.fees > 0 ? formatMoney(euros(-props.fees), locale, true) : say('return.free'),
          ],
          [say('return.amount'), formatMoney(euros(props.amount), locale, true)],
        ],
      }),
    ),
  );
}
