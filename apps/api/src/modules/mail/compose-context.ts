import { type Locale, parseLocale } from '@patine/core';
import type { Services } from '../../context.ts';
import { findCustomer } from '../customers/index.ts';
import type { Email } from './emails/render-email.ts';

export type ComposedMail = Email & { recipient: string; locale: Locale };

export type ComposeContext = Pick<Services, 'db' | 'config' | 'clock' | 'random'>;

/** Composes the email of an outbox event; null when it should no longer be sent. */
export type Compose = (
  context: ComposeContext,
  payload: Record<string, unknown>,
) => Promise<ComposedMail | null>;

export const mailLocale = (stored: string): Locale => parseLocale(stored);

export const customerOf = async ({ db }: Pick<ComposeContext, 'db'>, id: string) => {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error(`Email for unknown customer ${id}`);
  return customer;
};
