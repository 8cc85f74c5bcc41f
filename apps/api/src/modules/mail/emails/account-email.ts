import {
  DAY_MS,
  EMAIL_CHANGE_HOURS,
  INACTIVE_ACCOUNT_YEARS,
  type Locale,
  PASSWORD_RESET_MINUTES,
  formatDay,
  localePrefix,
} from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';

/** Account emails, each with the path of the page that it links to. */
const PAGES = {
  welcome: '',
  'password-reset': '/changePassword',
  'password-changed': '/resetPassword',
  'email-change': '/confirmEmail',
  'email-taken': '/login',
  'email-change-notice': '/resetPassword',
  'email-changed': '/account',
  inactive: '/login',
  // The account no longer exists.
  erased: '/register',
  closed: '/register',
} as const;

export type AccountEmailKind = keyof typeof PAGES;
export const ACCOUNT_EMAILS = Object.keys(PAGES) as AccountEmailKind[];

export type AccountEmailProps = {
  locale: Locale;
  kind: AccountEmailKind;
  firstName: string;
  publicUrl: string;
  /** The email address that the text mentions. */
  address?: string;
  /** Goes into the link's fragment, which browsers send neither to servers nor as a referrer. */
  token?: string;
  /** When an inactive account is closed. */
  closesAt?: Date;
};

const accountEmailSubject = ({ locale, kind }: AccountEmailProps) =>
  messagesIn(locale)(`account.${kind}.subject`);

/** Says what happened to an account, and what to do if it was somebody else. Contains one link. */
export function AccountEmail(props: AccountEmailProps) {
  const { locale, kind, firstName: name, publicUrl, address = '', token = '', closesAt } = props;
  const link = new URL(localePrefix(locale) + PAGES[kind], publicUrl);
  link.hash = token;
  const values = {
    name,
    address,
    minutes: PASSWORD_RESET_MINUTES,
    hours: EMAIL_CHANGE_HOURS,
    years: INACTIVE_ACCOUNT_YEARS,
    // The account closes in the course of the day of `closesAt`.
    day: closesAt ? formatDay(new Date(closesAt.getTime() - DAY_MS)) : '',
  };
  return h(
    EmailLayout,
    { locale, publicUrl, title: accountEmailSubject(props), titleIsSubject: true },
    h(MessageBlocks, { locale, id: `account.${kind}.text`, values, links: { link: link.href } }),
  );
}

export const accountEmail = (props: AccountEmailProps): Email =>
  renderEmail({
    locale: props.locale,
    subject: accountEmailSubject(props),
    email: h(AccountEmail, props),
  });
