import { countryName, type Locale, localePrefix, showsEnglish } from '@patine/core';
import { alpha2Of } from '../addresses/index.ts';
import { sizeLabel } from '../catalogue/index.ts';
import type { CustomerRow } from '../customers/index.ts';
import { type InvoicedItem, invoicedItemsOf } from '../invoices/index.ts';
import { loadFacts, type OrderFacts } from '../returns/index.ts';
import { findOrder, type LineRow, type OrderRow } from '../orders/index.ts';
import { type ComposeContext, customerOf, mailLocale } from './compose-context.ts';
import type { EmailItem } from './emails/item-list.ts';
import type { OrderEmailFacts } from './emails/order-facts.ts';
import { pictureUrl } from './emails/picture-url.ts';

/** The order data that emails need, in the email's language. */
export type OrderForEmail = {
  order: OrderRow;
  facts: OrderFacts;
  lines: LineRow[];
  customer: CustomerRow;
  locale: Locale;
  ownItems: InvoicedItem[];
  /** Names, sizes and pictures of lines. */
  emailItemsOf: (isWanted: (line: LineRow) => boolean) => EmailItem[];
  /** Returns the public URL of a shop path. */
  address: (path: string) => string;
  shared: OrderEmailFacts;
};

export async function readOrder(
  context: ComposeContext,
  orderId: string,
  stored?: string,
): Promise<OrderForEmail> {
  const order = await findOrder(context.db, orderId);
  const [facts] = order ? await loadFacts(context.db, [order]) : [];
  if (!order || !facts) throw new Error(`Email for unknown order ${orderId}`);
  const customer = await customerOf(context, order.customerId);
  const locale = mailLocale(stored ?? order.locale);
  const ownItems = await invoicedItemsOf(context.db, order.id);
  const publicUrl = context.config.PUBLIC_URL;
  const itemOf = new Map(
    ownItems.map(({ lineId, nameFr, nameEn, size, pictureId }) => [
      lineId,
      {
        name: showsEnglish(locale) ? nameEn : nameFr,
        details: [sizeLabel({ size }, locale)],
        picture: pictureUrl(publicUrl, pictureId),
      },
    ]),
  );
  const emailItemsOf = (isWanted: (line: LineRow) => boolean) =>
    facts.lines.filter(isWanted).map(({ id }) => itemOf.get(id) ?? { name: '', picture: null });
  const address = (path: string) => new URL(localePrefix(locale) + path, publicUrl).href;
  return {
    order,
    facts,
    lines: facts.lines,
    customer,
    locale,
    ownItems,
    emailItemsOf,
    address,
    shared: {
      locale,
      publicUrl,
      firstName: customer.firstName,
      reference: order.reference,
      orderUrl: address(`/account/orders/${order.id}`),
    },
  };
}

export const countryIn = (locale: Locale, alpha2: string | null) =>
  alpha2 ? countryName(alpha2, locale) : '';

/** Returns the delivery address lines: the buyer's name, then the relay point or the postal address. */
export function deliveryLines({ order, locale }: Pick<OrderForEmail, 'order' | 'locale'>, language = locale) {
  const { deliveryAddress: to, servicePoint } = order;
  const place = servicePoint
    ? [servicePoint.name, servicePoint.address, `${servicePoint.postalCode} ${servicePoint.cityName}`]
    : [to.companyName, to.addressLine1, to.addressLine2, `${to.postalCode} ${to.cityName}`];
  return [`${to.firstName} ${to.lastName}`, ...place, countryIn(language, alpha2Of(to.countryCode))].filter(
    (line): line is string => line !== null && line !== '',
  );
}
