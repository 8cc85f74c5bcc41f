import { DAY_MS, INACTIVE_NOTICE_DAYS, LOCALES, type Locale } from '@patine/core';
import { z } from 'zod';
import { type CustomerRow, findByEmail, findCustomer, issueToken } from '../customers/index.ts';
import {
  type ComposedMail,
  type Compose,
  type ComposeContext,
  customerOf,
  mailLocale,
} from './compose-context.ts';
import { type AccountEmailKind, accountEmail } from './emails/account-email.ts';

type Post = { recipient: string; locale?: Locale; address?: string; token?: string; closesAt?: Date };

const post = (
  { config }: ComposeContext,
  kind: AccountEmailKind,
  { firstName, locale: stored }: Pick<CustomerRow, 'firstName' | 'locale'>,
  { recipient, locale = mailLocale(stored), ...facts }: Post,
): ComposedMail => ({
  ...accountEmail({ kind, locale, firstName, publicUrl: config.PUBLIC_URL, ...facts }),
  recipient,
  locale,
});

const welcome: Compose = async (context, payload) => {
  const { customerId } = z.object({ customerId: z.string() }).parse(payload);
  const customer = await customerOf(context, customerId);
  return post(context, 'welcome', customer, { recipient: customer.emailAddress });
};

/** Creates the link here, not in the request, so that the response time does not reveal whether an account exists. */
const passwordReset: Compose = async (context, payload) => {
  const request = z.object({ emailAddress: z.string(), locale: z.enum(LOCALES) }).parse(payload);
  const { db, clock, random } = context;
  const customer = await findByEmail(db, request.emailAddress);
  if (!customer || customer.deactivated) return null;
  const holder = { customerId: customer.id, emailAddress: customer.emailAddress };
  const token = await issueToken(db, { ...holder, purpose: 'PASSWORD' }, clock.now(), random);
  const { locale } = request;
  return post(context, 'password-reset', customer, { recipient: customer.emailAddress, locale, token });
};

const passwordChanged: Compose = async (context, payload) => {
  const { customerId } = z.object({ customerId: z.string() }).parse(payload);
  const customer = await customerOf(context, customerId);
  return post(context, 'password-changed', customer, { recipient: customer.emailAddress });
};

const wishedChange = z.object({ customerId: z.string(), emailAddress: z.string() });

const emailChange: Compose = async (context, payload) => {
  const { db, clock, random } = context;
  const { customerId, emailAddress: address } = wishedChange.parse(payload);
  const customer = await customerOf(context, customerId);
  if (customer.pendingEmailAddress !== address) return null;
  const holder = await findByEmail(db, address);
  // Uses the account holder's name and language. Neither they nor the requester learn anything about each other.
  if (holder) return post(context, 'email-taken', holder, { recipient: address, address });
  const link = { customerId, emailAddress: address, purpose: 'EMAIL' } as const;
  const token = await issueToken(db, link, clock.now(), random);
  return post(context, 'email-change', customer, { recipient: address, address, token });
};

const emailChangeNotice: Compose = async (context, payload) => {
  const { customerId, emailAddress: address } = wishedChange.parse(payload);
  const customer = await customerOf(context, customerId);
  if (customer.pendingEmailAddress !== address) return null;
  return post(context, 'email-change-notice', customer, { recipient: customer.emailAddress, address });
};

const emailChanged: Compose = async (context, payload) => {
  const { customerId, recipient } = z
    .object({ customerId: z.string(), recipient: z.string() })
    .parse(payload);
  const customer = await customerOf(context, customerId);
  return post(context, 'email-changed', customer, { recipient, address: customer.emailAddress });
};

/** Returns null when the customer has become active again since the notice was queued. */
const inactive: Compose = async (context, payload) => {
  const { customerId } = z.object({ customerId: z.string() }).parse(payload);
  const customer = await findCustomer(context.db, customerId);
  const { inactivityNotifiedAt, activeAt } = customer ?? {};
  if (!customer || !inactivityNotifiedAt || (activeAt && activeAt > inactivityNotifiedAt)) return null;
  const closesAt = new Date(inactivityNotifiedAt.getTime() + INACTIVE_NOTICE_DAYS * DAY_MS);
  return post(context, 'inactive', customer, { recipient: customer.emailAddress, closesAt });
};

const accountClosed = z.object({
  recipient: z.string(),
  firstName: z.string(),
  locale: z.string(),
  reason: z.enum(['requested', 'inactive']).default('requested'),
});

/** Uses only the event's payload, because the account has been deleted. */
const erased: Compose = async (context, payload) => {
  const { recipient, reason, ...customer } = accountClosed.parse(payload);
  return post(context, reason === 'requested' ? 'erased' : 'closed', customer, { recipient });
};

/** Account emails, by the outbox topic without its `mail.` prefix. */
export const ACCOUNT_COMPOSERS = {
  welcome,
  // A refused registration sends no email.
  'no-welcome': async () => null,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'email-change': emailChange,
  'email-change-notice': emailChangeNotice,
  'email-changed': emailChanged,
  'account-inactive': inactive,
  'account-erased': erased,
} satisfies Record<string, Compose>;
