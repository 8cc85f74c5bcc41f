import {
  LOCALE_TAGS,
  type Locale,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_PERCENT,
  SHOP_TIME_ZONE,
  localePrefix,
} from '@patine/core';
import { wordsIn } from '../../../words/words.ts';
import type { Letter } from '../layout.ts';
import { blockLetter, blocksOf } from './blocks.ts';
import { stopLink } from './stop-link.ts';

/** Letters about the newsletter, each with the page that its link leads to; a token ends its path. */
const PAGES = {
  confirm: '/newsletter/confirm/',
  renewal: '/newsletter/confirm/',
  known: '/shop/',
  code: '/shop/',
} as const;

export type NewsletterLetter = keyof typeof PAGES;
export const NEWSLETTER_LETTERS = Object.keys(PAGES) as NewsletterLetter[];

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
const lastDay = (until: Date, locale: Locale) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(
    new Date(until.getTime() - 1),
  );

/** A letter about the newsletter: what for, one link, and the way out. */
export function newsletterLetter(kind: NewsletterLetter, facts: Facts): Letter {
  const { locale, publicUrl, stopToken, token = '', code = '', until = null } = facts;
  const link = new URL(localePrefix(locale) + PAGES[kind] + token, publicUrl).href;
  const values = {
    code,
    percent: NEWSLETTER_PERCENT,
    years: NEWSLETTER_DORMANT_YEARS,
    until: until ? lastDay(until, locale) : '',
  };
  const stop = stopLink(locale, publicUrl, stopToken);
  const subject = wordsIn(locale)(`newsletter.${kind}.subject`, values);
  const blocks = blocksOf(locale, `newsletter.${kind}.text`, values, { link });
  return { ...blockLetter(locale, subject, [...blocks, stop]), unsubscribeUrl: stop.address };
}
