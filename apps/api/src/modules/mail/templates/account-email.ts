import {
  EMAIL_CHANGE_HOURS,
  INACTIVE_ACCOUNT_YEARS,
  INACTIVE_NOTICE_DAYS,
  type Locale,
  PASSWORD_RESET_MINUTES,
  localePrefix,
} from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';

/** Letters about an account, each with the page that its link leads to. */
const PAGES = {
  welcome: '',
  'password-reset': '/changePassword',
  'password-changed': '/resetPassword',
  'email-change': '/confirmEmail',
  'email-taken': '/login',
  'email-change-notice': '/resetPassword',
  'email-changed': '',
  inactive: '/login',
  // Nothing is left to see.
  erased: '',
  closed: '',
} as const;

export type AccountEmail = keyof typeof PAGES;
export const ACCOUNT_EMAILS = Object.keys(PAGES) as AccountEmail[];

type Facts = {
  locale: Locale;
  firstName: string;
  publicUrl: string;
  /** The e-mail address that the letter speaks of. */
  address?: string;
  /** Behind the link's `#`, where no server and no other site sees it. */
  token?: string;
};

/** A letter about an account: what happened, a link, what to do if it was somebody else. */
export function accountEmail(kind: AccountEmail, facts: Facts): Email {
  const { locale, firstName: name, publicUrl, address = '', token = '' } = facts;
  const link = new URL(localePrefix(locale) + PAGES[kind], publicUrl);
  link.hash = token;
  const values = {
    name,
    address,
    minutes: PASSWORD_RESET_MINUTES,
    hours: EMAIL_CHANGE_HOURS,
    years: INACTIVE_ACCOUNT_YEARS,
    days: INACTIVE_NOTICE_DAYS,
  };
  return blockEmail(
    locale,
    messagesIn(locale)(`account.${kind}.subject`),
    blocksOf(locale, `account.${kind}.text`, values, { link: link.href }),
  );
}
