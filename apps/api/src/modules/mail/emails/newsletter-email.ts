import {
  type Locale,
  NEWSLETTER_CONFIRM_DAYS,
  NEWSLETTER_DORMANT_YEARS,
  NEWSLETTER_PERCENT,
  formatDay,
  localePrefix,
} from '@patine/core';
import { createElement as h } from 'react';
import { messagesIn } from '../../../messages/translate.ts';
import { EmailLayout } from './email-layout.ts';
import { MessageBlocks } from './message-blocks.ts';
import { type Email, renderEmail } from './render-email.ts';
import { UnsubscribeLink, unsubscribeUrl } from './unsubscribe-link.ts';

/** Newsletter emails, each with the path of the page that it links to. The token is appended to the path. */
const PAGES = {
  confirm: '/newsletter/confirm/',
  renewal: '/newsletter/confirm/',
  known: '/shop/',
  code: '/shop/',
} as const;

export type NewsletterEmailKind = keyof typeof PAGES;
export const NEWSLETTER_EMAILS = Object.keys(PAGES) as NewsletterEmailKind[];

export type NewsletterEmailProps = {
  locale: Locale;
  kind: NewsletterEmailKind;
  publicUrl: string;
  /** The token of the unsubscribe link. */
  stopToken: string;
  /** Appended to the path of the link. */
  token?: string;
  code?: string;
  /** When the code or the link expires. */
  until?: Date | null;
};

/** Formats the last day on which something that expires at `until` is valid. */
const lastDay = (until: Date) => formatDay(new Date(until.getTime() - 1));

function valuesOf({ code = '', until = null }: NewsletterEmailProps) {
  return {
    code,
    percent: NEWSLETTER_PERCENT,
    days: NEWSLETTER_CONFIRM_DAYS,
    years: NEWSLETTER_DORMANT_YEARS,
    until: until ? lastDay(until) : '',
  };
}

const newsletterEmailSubject = (props: NewsletterEmailProps) =>
  messagesIn(props.locale)(`newsletter.${props.kind}.subject`, valuesOf(props));

/** States the reason for the email; contains one link and an unsubscribe link. */
export function NewsletterEmail(props: NewsletterEmailProps) {
  const { locale, kind, publicUrl, stopToken, token = '' } = props;
  const link = new URL(localePrefix(locale) + PAGES[kind] + token, publicUrl).href;
  return h(
    EmailLayout,
    { locale, publicUrl, title: newsletterEmailSubject(props), titleIsSubject: true },
    h(MessageBlocks, {
      locale,
      id: `newsletter.${kind}.text`,
      values: valuesOf(props),
      links: { link },
    }),
    h(UnsubscribeLink, { locale, href: unsubscribeUrl(locale, publicUrl, stopToken) }),
  );
}

export const newsletterEmail = (props: NewsletterEmailProps): Email => ({
  ...renderEmail({
    locale: props.locale,
    subject: newsletterEmailSubject(props),
    email: h(NewsletterEmail, props),
  }),
  unsubscribeUrl: unsubscribeUrl(props.locale, props.publicUrl, props.stopToken),
});
