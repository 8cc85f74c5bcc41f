import { type Locale, DROP_ALERT_SENT_DAYS, formatDay, formatTime, localePrefix } from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type EmailedProduct, ProductList } from './product-list.ts';
import { type Email, renderEmail } from './render-email.ts';
import { UnsubscribeLink } from './unsubscribe-link.ts';

export const DROP_ALERT_EMAILS = ['confirm', 'open'] as const;
export type DropAlertEmailKind = (typeof DROP_ALERT_EMAILS)[number];

export type DropAlertEmailProps = {
  locale: Locale;
  kind: DropAlertEmailKind;
  publicUrl: string;
  /** Pieces of the open drop. */
  products: readonly EmailedProduct[];
  drop: { slug: string; name: string; launchAt: Date | null; endAt: Date | null };
  /** Token of the link that confirms, or that deletes the alert. */
  token: string;
  /** When the link that confirms expires. */
  confirmUntil: Date;
};

const dropUrl = ({ locale, publicUrl, drop }: DropAlertEmailProps) =>
  new URL(`${localePrefix(locale)}/drops/${drop.slug}`, publicUrl).href;

const alertUrl = (props: DropAlertEmailProps) => `${dropUrl(props)}/alert/${props.token}`;

const moment = (at: Date | null) => ({ day: at ? formatDay(at) : '', time: at ? formatTime(at) : '' });

function valuesOf({ kind, drop, confirmUntil }: DropAlertEmailProps) {
  const at = kind === 'confirm' ? drop.launchAt : drop.endAt;
  return {
    name: drop.name,
    dated: String(at !== null),
    ...moment(at),
    until: formatDay(new Date(confirmUntil.getTime() - 1)),
    days: DROP_ALERT_SENT_DAYS,
  };
}

const dropAlertSubject = (props: DropAlertEmailProps) =>
  messagesIn(props.locale)(`drop-alert.${props.kind}.subject`, valuesOf(props));

/** Asks to confirm the address, or says that the drop is open. */
export function DropAlertEmail(props: DropAlertEmailProps) {
  const { locale, kind, publicUrl, products } = props;
  return h(
    EmailLayout,
    { locale, publicUrl, title: dropAlertSubject(props), titleIsSubject: true },
    h(
      MessageBlocks,
      {
        locale,
        id: `drop-alert.${kind}.text`,
        values: valuesOf(props),
        links: { link: kind === 'confirm' ? alertUrl(props) : dropUrl(props) },
      },
      products.length > 0 ? h(ProductList, { locale, publicUrl, products }) : null,
    ),
    kind === 'open' ? h(UnsubscribeLink, { locale, href: alertUrl(props) }) : null,
  );
}

export const dropAlertEmail = (props: DropAlertEmailProps): Email => ({
  ...renderEmail({ locale: props.locale, subject: dropAlertSubject(props), email: h(DropAlertEmail, props) }),
  ...(props.kind === 'open' ? { unsubscribeUrl: alertUrl(props) } : {}),
});
