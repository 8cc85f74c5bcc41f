import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import type { OrderEmailFacts } from './order-facts.ts';
import { Paragraph, Section, Button } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { formatSum } from './format-sum.ts';
import { type EmailItem, ItemList } from './item-list.ts';

export type RefundReason = 'withdrawal' | 'return' | 'cancelled' | 'goodwill';

export type RefundGivenProps = OrderEmailFacts & {
  reason: RefundReason;
  /** Hundredths. */
  amount: number;
  items: readonly EmailItem[];
};

export const refundGivenSubject = ({ locale, reference }: RefundGivenProps) =>
  messagesIn(locale)('refund.subject', { reference });

export function RefundGiven(props: RefundGivenProps) {
  const { locale, publicUrl, firstName, reference, reason, amount, items, orderUrl } = props;
  const translate = messagesIn(locale);
  return h(
    EmailLayout,
    { locale, publicUrl, reference, title: translate('refund.title', { sum: formatSum(amount, locale) }) },
    h(Paragraph, null, translate('refund.hello', { name: firstName })),
    h(Paragraph, null, translate(`refund.reason.${reason}`, { count: items.length })),
    h(Paragraph, null, translate('refund.how', { reference })),
    items.length > 0
      ? h(Section, { title: translate('refund.pieces', { count: items.length }) }, h(ItemList, { items }))
      : null,
    h(Button, { href: orderUrl }, translate('refund.follow')),
  );
}
