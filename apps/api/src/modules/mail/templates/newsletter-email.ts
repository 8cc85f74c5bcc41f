import {
  type Locale,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_PERCENT,
  formatDay,
  localePrefix,
} from '@patine/core';
import { messagesIn } from '../../../messages/translate.ts';
import type { Email } from '../layout.ts';
import { blockEmail, blocksOf } from './blocks.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/** Letters about the newsletter, each with the page that its link leads to; a token ends its path. */
const PAGES = {
  confirm: '/newsletter/confirm/',
  renewal: '/newsletter/confirm/',
  known: '/shop/',
  code: '/shop/',
} as const;

export type NewsletterEmail = keyof typeof PAGES;
export const NEWSLETTER_EMAILS = Object.keys(PAGES) as NewsletterEmail[];

type Facts = {
  locale: Locale;
  publicUrl: string;
  /** Ends the newsletter. */
  stopToken: string;
  /** Ends the path of the letter's link. */
  token?: string;
  code?: string;
  /** When the code ends. */
  until?: Date | null;
};

/** The last day on which something is good that ends at an instant. */
const lastDay = (until: Date) => formatDay(new Date(until.getTime() - 1));

/** A letter about the newsletter: what for, one link, and the way out. */
export function newsletterEmail(kind: NewsletterEmail, facts: Facts): Email {
  const { locale, publicUrl, stopToken, token = '', code = '', until = null } = facts;
  const link = new URL(localePrefix(locale) + PAGES[kind] + token, publicUrl).href;
  const values = {
    code,
    percent: NEWSLETTER_PERCENT,
    years: NEWSLETTER_DORMANT_YEARS,
    until: until ? lastDay(until) : '',
  };
  const stop = unsubscribeLink(locale, publicUrl, stopToken);
  const subject = messagesIn(locale)(`newsletter.${kind}.subject`, values);
  const blocks = blocksOf(locale, `newsletter.${kind}.text`, values, { link });
  return { ...blockEmail(locale, subject, [...blocks, stop]), unsubscribeUrl: stop.address };
}
