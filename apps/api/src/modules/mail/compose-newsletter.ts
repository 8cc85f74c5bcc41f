import { parseLocale } from '@patine/core';
import { z } from 'zod';
import { hashToken } from '../../plugins/session.ts';
import { findCoupon } from '../coupons/index.ts';
import { findSubscriber, type Subscriber } from '../newsletter/index.ts';
import type { ComposedMail, Compose, ComposeContext } from './compose-context.ts';
import { type NewsletterEmailKind, newsletterEmail } from './emails/newsletter-email.ts';

type Facts = { token?: string; code?: string; until?: Date | null };

const post = (
  { config }: ComposeContext,
  kind: NewsletterEmailKind,
  { emailAddress, locale: stored, stopToken }: Subscriber,
  facts: Facts = {},
): ComposedMail => {
  const locale = parseLocale(stored);
  const email = newsletterEmail({ kind, locale, publicUrl: config.PUBLIC_URL, stopToken, ...facts });
  return { ...email, recipient: emailAddress, locale };
};

/** Returns null when a newer link has replaced this one. */
const withLink =
  (kind: 'confirm' | 'renewal'): Compose =>
  async (context, payload) => {
    const { subscriberId, token } = z.object({ subscriberId: z.string(), token: z.string() }).parse(payload);
    const subscriber = await findSubscriber(context.db, subscriberId);
    if (!subscriber || subscriber.confirmHash !== hashToken(token)) return null;
    return post(context, kind, subscriber, { token, until: subscriber.confirmUntil });
  };

const known: Compose = async (context, payload) => {
  const { subscriberId } = z.object({ subscriberId: z.string() }).parse(payload);
  const subscriber = await findSubscriber(context.db, subscriberId);
  return subscriber && post(context, 'known', subscriber);
};

const code: Compose = async (context, payload) => {
  const given = z.object({ subscriberId: z.string(), code: z.string() }).parse(payload);
  const subscriber = await findSubscriber(context.db, given.subscriberId);
  const coupon = await findCoupon(context.db, given.code);
  if (!subscriber || !coupon) return null;
  return post(context, 'code', subscriber, { code: coupon.code, until: coupon.endsAt });
};

/** Newsletter emails, by the outbox topic without its `mail.` prefix. */
export const NEWSLETTER_COMPOSERS = {
  'newsletter-confirm': withLink('confirm'),
  'newsletter-renewal': withLink('renewal'),
  'newsletter-known': known,
  'newsletter-code': code,
} satisfies Record<string, Compose>;
