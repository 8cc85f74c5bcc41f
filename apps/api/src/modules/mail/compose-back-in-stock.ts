import { z } from 'zod';
import { productsByReference } from '../catalogue/index.ts';
import { type Compose, customerOf, mailLocale } from './compose-context.ts';
import { backInStock } from './emails/back-in-stock.ts';

const facts = z.object({ productReference: z.number(), customerId: z.string() });

/** Returns null when the item is no longer available. */
export const composeBackInStock: Compose = async (context, payload) => {
  const { productReference, customerId } = facts.parse(payload);
  const customer = await customerOf(context, customerId);
  const locale = mailLocale(customer.locale);
  const viewer = { now: context.clock.now(), customerId };
  const product = (await productsByReference(context.db, [productReference], locale, viewer)).get(
    productReference,
  );
  if (customer.deactivated || product?.availability !== 'AVAILABLE') return null;
  const { firstName } = customer;
  const email = backInStock({ locale, publicUrl: context.config.PUBLIC_URL, firstName, item: product });
  return { ...email, recipient: customer.emailAddress, locale };
};
