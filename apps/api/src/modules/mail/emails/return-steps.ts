import { formatDay } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import { Address, Paragraphs, Section, Steps, AmountTable, Button, paragraphsOf } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { formatSum } from './format-sum.ts';
import { type EmailItem, ItemList } from './item-list.ts';

export type ReturnStepsProps = OrderEmailFacts & {
  /** The public return number, such as `R-4823956`. */
  returnReference: string;
  /** URL of the return page, which has the labels. */
  returnUrl: string;
  items: readonly EmailItem[];
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
  const { locale, publicUrl, firstName, reference, returnReference, returnUrl, items } = props;
  const { parcels, carrier } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('return.title', { reference: returnReference }) },
    h(Paragraphs, { text: translate('return.hello', { name: firstName }) }),
    h(
      Section,
      { title: translate('return.steps-title') },
      h(Steps, {
        items: paragraphsOf(
          translate('return.steps', { parcels, carrier, day: formatDay(props.sendBefore) }),
        ),
      }),
      h(Button, { href: returnUrl }, translate('return.labels')),
    ),
    h(Section, { title: translate('return.address') }, h(Address, { lines: props.address })),
    h(Section, { title: translate('return.pieces', { count: items.length }) }, h(ItemList, { items })),
    h(
      Section,
      { title: translate('return.refund') },
      h(AmountTable, {
        label: translate('return.refund'),
        head: [translate('order.item'), translate('order.amount')],
        rows: [
          [
            translate('return.fees'),
            props.fees > 0 ? formatSum(-props.fees, locale) : translate('return.free'),
          ],
          [translate('return.amount'), formatSum(props.amount, locale)],
        ],
        total: 1,
      }),
    ),
  );
}
