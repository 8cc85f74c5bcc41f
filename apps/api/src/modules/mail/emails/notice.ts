import type { Locale } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn, type Values } from '../../../messages/translate.ts';
import { Button } from './components.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

export type NoticeProps = {
  locale: Locale;
  /** `received` confirms receipt to the notifier; `operator` forwards the notice to the operator. */
  kind: 'received' | 'operator';
  publicUrl: string;
  values: Values;
  /** The item that the notice is about. */
  item: { url: string };
};

const noticeSubject = ({ locale, kind, values }: NoticeProps) =>
  messagesIn(locale)(`notice.${kind}.subject`, values);

/** A notice of illegal content, with a link to the item. */
export function Notice(props: NoticeProps) {
  const { locale, kind, publicUrl, values, item } = props;
  return h(
    EmailLayout,
    { locale, publicUrl, title: noticeSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: `notice.${kind}.text`, values }),
    h(Button, { href: item.url }, messagesIn(locale)('notice.see')),
  );
}

export const noticeEmail = (props: NoticeProps): Email =>
  renderEmail({ locale: props.locale, subject: noticeSubject(props), email: h(Notice, props) });
