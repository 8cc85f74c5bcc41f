import type { Locale } from '@patine/core';
import type { Email } from '../modules/mail/emails/render-email.ts';
import { ACCOUNT_EMAILS, accountEmail } from '../modules/mail/emails/account-email.ts';
import { EDITOR_EMAILS, editorEmail } from '../modules/mail/emails/editor-email.ts';
import { jeansSizes } from '../modules/mail/emails/jeans-sizes.ts';
import { savedSearchAlert } from '../modules/mail/emails/saved-search-alert.ts';
import { NEWSLETTER_EMAILS, newsletterEmail } from '../modules/mail/emails/newsletter-email.ts';
import { DROP_ALERT_EMAILS, dropAlertEmail } from '../modules/mail/emails/drop-alert-email.ts';
import { noticeEmail } from '../modules/mail/emails/notice.ts';
import { OFFER_EMAILS, offerEmail } from '../modules/mail/emails/offer-email.ts';
import { backInStock } from '../modules/mail/emails/back-in-stock.ts';
import { WISHLIST_TOPICS, wishlistUpdates } from '../modules/mail/emails/wishlist-updates.ts';

const publicUrl = 'https://patine.example';
const token = '7';
/** URL of the picture of an offered piece. */
const PICTURE = `${publicUrl}/media/7-256.jpg`;
const money = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Every email that is not built from components, in one language; `said` replaces all text that users supply. */
export function plainEmails(locale: Locale, said: string): Record<string, Email> {
  const item = {
    name: said,
    slug: '7',
    image: { id: said },
    store: { name: said },
    variants: [{ size: said, pricing: { currentPrice: money(24_500), regularPrice: money(29_000) } }],
  };
  const account = { locale, publicUrl, firstName: said, address: said, token };
  const offer = { item: said, size: said, store: said, amount: said, price: said, until: said };
  const search = { name: said, path: '/shop/', token };
  const alerted = { locale, publicUrl, firstName: said, search, items: [item] };
  const newsletter = { locale, publicUrl, stopToken: token, token, code: said, until: null };
  const drop = { slug: '7', name: said, launchAt: null, endAt: null };
  const alert = {
    locale,
    publicUrl,
    drop,
    products: [item],
    token,
    confirmUntil: new Date('2026-12-01T12:00:00Z'),
  };
  const wished = { locale, publicUrl, firstName: said, items: [item], stopToken: token };
  const editor = {
    locale,
    publicUrl,
    name: said,
    role: 'publisher',
    author: said,
    token,
    document: { kind: 'page', title: said, locale, screen: 'page=home' },
    note: said,
  } as const;
  const notice = {
    locale,
    publicUrl,
    values: {
      reference: said,
      item: said,
      product: said,
      reason: said,
      explanation: said,
      name: said,
      email: said,
    },
    item: { name: said, url: publicUrl },
  };
  return {
    jeans: jeansSizes({ locale, W: 28, L: 30, colors: ['bleu'], publicUrl }),
    'a new piece': savedSearchAlert({ ...alerted, total: 1 }),
    'new pieces': savedSearchAlert({ ...alerted, total: 3 }),
    'piece free': backInStock({ locale, publicUrl, firstName: said, item }),
    'notice received': noticeEmail({ kind: 'received', ...notice }),
    'notice operator': noticeEmail({ kind: 'operator', ...notice }),
    ...Object.fromEntries([
      ...ACCOUNT_EMAILS.map((kind) => [`account ${kind}`, accountEmail({ kind, ...account })]),
      ...OFFER_EMAILS.map((kind) => [
        `offer ${kind}`,
        offerEmail({ kind, locale, publicUrl, name: said, offer, picture: PICTURE, address: publicUrl }),
      ]),
      ...NEWSLETTER_EMAILS.map((kind) => [`newsletter ${kind}`, newsletterEmail({ kind, ...newsletter })]),
      ...EDITOR_EMAILS.map((kind) => [`editor ${kind}`, editorEmail({ kind, ...editor })]),
      ...DROP_ALERT_EMAILS.map((kind) => [`drop alert ${kind}`, dropAlertEmail({ kind, ...alert })]),
      ...WISHLIST_TOPICS.map((topic) => [`wishlist ${topic}`, wishlistUpdates({ topic, ...wished })]),
    ]),
  };
}
