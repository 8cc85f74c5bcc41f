import { type Locale, parseLocale } from '@patine/core';
import type { Services } from '../../context.ts';
import { findCustomer } from '../customers/repository.ts';
import type { Email } from './emails/render-email.ts';

export type ComposedMail = Email & { recipient: string; locale: Locale };

export type ComposeContext = Pick<Services, 'db' | 'config' | 'clock' | 'random'>;

/** Writes the mail of an event; null when it is no longer wanted by anybody. */
export type Compose = (
  context: ComposeContext,
  payload: Record<string, unknown>,
) => Promise<ComposedMail | null>;

export const mailLocale = (stored: string): Locale => parseLocale(stored);

export const customerOf = async ({ db }: Pick<ComposeContext, 'db'>, id: string) => {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error('A mail is for nobody');
  return customer;
};
