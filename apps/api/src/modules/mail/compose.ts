import type { Locale } from '@patine/core';
import { z } from 'zod';
import type { Services } from '../../context.ts';
import { productsByReference } from '../catalogue/products.ts';
import { findCustomer } from '../customers/repository.ts';
import { findOrder, linesOf } from '../orders/repository.ts';
import type { Letter } from './layout.ts';
import { orderConfirmation } from './templates/order-confirmation.ts';
import { welcome } from './templates/welcome.ts';

export type Addressed = Letter & { recipient: string; locale: Locale };
type Context = Pick<Services, 'db' | 'config' | 'clock'>;
type Compose = (context: Context, payload: Record<string, unknown>) => Promise<Addressed>;

const localeOf = (stored: string): Locale => (stored === 'EN' ? 'en' : 'fr');

const customerOf = async ({ db }: Context, id: string) => {
  const customer = await findCustomer(db, id);
  if (!customer) throw new Error('A mail is for nobody');
  return customer;
};

const composeWelcome: Compose = async (context, payload) => {
  const { customerId } = z.object({ customerId: z.string() }).parse(payload);
  const { locale: stored, firstName, emailAddress } = await customerOf(context, customerId);
  const locale = localeOf(stored);
  const letter = welcome({ locale, firstName, publicUrl: context.config.PUBLIC_URL });
  return { ...letter, recipient: emailAddress, locale };
};

const composeOrderConfirmation: Compose = async (context, payload) => {
  const { orderId } = z.object({ orderId: z.string() }).parse(payload);
  const order = await findOrder(context.db, orderId);
  if (!order) throw new Error('A confirmation is for no order');
  const customer = await customerOf(context, order.customerId);
  const locale = localeOf(order.locale);
  const lines = await linesOf(context.db, [order.id]);
  const products = await productsByReference(
    context.db,
    lines.map(({ productReference }) => productReference),
    locale,
    { now: context.clock.now(), customerId: customer.id },
  );
  const letter = orderConfirmation({
    locale,
    firstName: customer.firstName,
    publicUrl: context.config.PUBLIC_URL,
    order,
    lines,
    names: new Map(Array.from(products, ([reference, { name }]) => [reference, name])),
  });
  return { ...letter, recipient: customer.emailAddress, locale };
};

/** Each mail by the topic's name behind `mail.`; what they are made from is read when they are written. */
export const COMPOSERS: Readonly<Record<string, Compose>> = {
  welcome: composeWelcome,
  'order-confirmation': composeOrderConfirmation,
};
