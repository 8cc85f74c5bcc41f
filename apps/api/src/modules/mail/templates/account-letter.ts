import {
  EMAIL_CHANGE_HOURS,
  INACTIVE_ACCOUNT_YEARS,
  INACTIVE_NOTICE_DAYS,
  type Locale,
  PASSWORD_RESET_MINUTES,
  localePrefix,
} from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';

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

export type AccountLetter = keyof typeof PAGES;
export const ACCOUNT_LETTERS = Object.keys(PAGES) as AccountLetter[];

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
export function accountLetter(kind: AccountLetter, facts: Facts): Letter {
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
  return blockLetter(
    locale,
    wordsIn(locale)(`account.${kind}.subject`),
    blocksOf(locale, `account.${kind}.text`, values, { link: link.href }),
  );
}
