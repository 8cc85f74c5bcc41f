import { type DeliveryMethod, endOfShopDay, type Locale, returnLimit, showsEnglish } from '@patine/core';
import { type FunctionComponent, createElement } from 'react';
import { z } from 'zod';
import { messagesIn } from '../../messages/translate.ts';
import { sizeLabel } from '../catalogue/index.ts';
import type { InvoicedItem } from '../invoices/index.ts';
import {
  contributionOf,
  findReturn,
  findWithdrawal,
  lastReceivedAt,
  returnAddressIn,
  returnLinesOf,
  returnParcelsOf,
  returnTerms,
} from '../returns/index.ts';
import { sendBefore } from '../return-requests/index.ts';
import { operatorField } from '../../operator.ts';
import type { ComposedMail, Compose, ComposeContext } from './compose-context.ts';
import { countryIn, deliveryLines, readOrder, type OrderForEmail } from './read-order.ts';
import { OrderConfirmed, orderConfirmedSubject } from './emails/order-confirmed.ts';
import { OrderDelivered, orderDeliveredSubject } from './emails/order-delivered.ts';
import { OrderShipped, orderShippedSubject } from './emails/order-shipped.ts';
import { RefundGiven, refundGivenSubject } from './emails/refund-given.ts';
import { pictureUrl } from './emails/picture-url.ts';
import { renderEmail } from './emails/render-email.ts';
import { ReturnSteps, returnStepsSubject } from './emails/return-steps.ts';
import { SellerChange, sellerChangeSubject } from './emails/seller-change.ts';
import { SellerOrder, sellerOrderSubject } from './emails/seller-order.ts';
import { findStore } from '../sellers/index.ts';
import { sellerAddress, sellerLocale } from './seller.ts';
import { termsInForce } from './terms-attachment.ts';
import { WithdrawalReceived, withdrawalReceivedSubject } from './emails/withdrawal-received.ts';

type Kind<Props> = { email: FunctionComponent<Props>; subject: (props: Props) => string };

/** Renders an email to the buyer of an order, in the order's language. */
const toBuyer = <Props extends object>(
  { customer, locale }: OrderForEmail,
  { email, subject }: Kind<Props>,
  props: Props,
): ComposedMail => ({
  ...renderEmail({ locale, subject: subject(props), email: createElement(email, props) }),
  recipient: customer.emailAddress,
  locale,
});

type Customised = Pick<InvoicedItem, 'customizationLabel' | 'customizationValue'>;

const customizationIn = (
  locale: Locale,
  { customizationLabel: label, customizationValue: value }: Customised,
): string | null =>
  label === null || value === null ? null : messagesIn(locale)('written', { label, value });

const nameIn = (locale: Locale, { nameFr, nameEn }: InvoicedItem) => (showsEnglish(locale) ? nameEn : nameFr);

/** Returns the sellers of an order with the address and contact that the buyer can use. */
const sellersOf = ({ ownItems, locale }: OrderForEmail) =>
  [...new Map(ownItems.map((item) => [item.storeId, item])).values()].map(
    ({ storeName, storeIdentity: identity }) => ({
      name: storeName,
      contact: identity
        ? [
            `${identity.legalName}, ${identity.legalForm}`,
            identity.address.street,
            `${identity.address.postalCode} ${identity.address.city}`,
            countryIn(locale, identity.address.country),
            identity.email,
            identity.phone,
          ]
        : [],
    }),
  );

const composeConfirmed: Compose = async (context, payload) => {
  const { orderId } = z.object({ orderId: z.string() }).parse(payload);
  const known = await readOrder(context, orderId);
  const { order, locale } = known;
  const termsVersion = await termsInForce(context, locale, order.createdAt);
  const email = toBuyer(
    known,
    { email: OrderConfirmed, subject: orderConfirmedSubject },
    {
      ...known.shared,
      items: known.ownItems.map((item) => ({
        name: nameIn(locale, item),
        size: sizeLabel(item, locale),
        seller: item.storeName,
        customization: customizationIn(locale, item),
        amount: item.paidAmount,
        picture: pictureUrl(known.shared.publicUrl, item.pictureId),
      })),
      sums: {
        products: order.productAmount,
        delivery: order.shippingAmount,
        qualityControl: order.qualityControlAmount,
        reduction: order.productReduction + order.shippingReduction + order.qualityControlReduction,
        giftCards: order.giftCardAmount,
        total: order.totalAmount,
      },
      method: order.deliveryMethod as DeliveryMethod,
      carrier: order.deliveryCarrier,
      to: deliveryLines(known),
      expected: [order.earliestDelivery, order.latestDelivery],
      rights: {
        terms: known.address('/pages/terms'),
        guarantee: known.address('/pages/terms#guarantees'),
        withdrawal: known.address('/pages/returns'),
        withdraw: known.address(`/account/orders/${order.id}/withdrawal`),
      },
      sellers: sellersOf(known),
      sendingBack: {
        fee: contributionOf(order.deliveryAddress.countryCode).parcel,
        parcels: known.facts.parcels.length,
        address: returnAddressIn(known.locale),
        company: {
          company: operatorField('companyName', known.locale),
          address: operatorField('address', known.locale),
          email: operatorField('email', known.locale),
        },
        orderedAt: order.createdAt,
      },
      hasTerms: termsVersion !== null,
    },
  );
  return { ...email, termsVersion };
};

const parcelPayload = z.object({ orderId: z.string(), parcelId: z.string() });

const composeShipped: Compose = async (context, payload) => {
  const { orderId, parcelId } = parcelPayload.parse(payload);
  const known = await readOrder(context, orderId);
  const parcel = known.facts.parcels.find(({ id }) => id === parcelId);
  if (!parcel) throw new Error(`Order email for unknown parcel ${parcelId} (order ${orderId})`);
  const { earliestDelivery, latestDelivery } = known.order;
  const isLate = (parcel.shippedAt ?? context.clock.now()) > endOfShopDay(new Date(latestDelivery), 0);
  return toBuyer(
    known,
    { email: OrderShipped, subject: orderShippedSubject },
    {
      ...known.shared,
      sender: parcel.senderName,
      carrier: known.order.deliveryCarrier,
      items: known.emailItemsOf((line) => line.parcelId === parcelId),
      method: known.order.deliveryMethod as DeliveryMethod,
      to: deliveryLines(known),
      expected: isLate ? null : [earliestDelivery, latestDelivery],
      tracking: parcel.trackingNumber ? { number: parcel.trackingNumber, url: parcel.trackingUrl } : null,
    },
  );
};

const composeDelivered: Compose = async (context, payload) => {
  const { orderId, parcelId } = parcelPayload.parse(payload);
  const known = await readOrder(context, orderId);
  const received = lastReceivedAt(known.facts);
  return toBuyer(
    known,
    { email: OrderDelivered, subject: orderDeliveredSubject },
    {
      ...known.shared,
      items: known.emailItemsOf((line) => line.parcelId === parcelId),
      returnUntil: received ? returnLimit(received) : null,
    },
  );
};

const refundPayload = z.object({
  orderId: z.string(),
  reason: z.enum(['withdrawal', 'return', 'cancelled', 'goodwill']),
  amount: z.int(),
  lineIds: z.array(z.string()),
});

const composeRefund: Compose = async (context, payload) => {
  const { orderId, reason, amount, lineIds } = refundPayload.parse(payload);
  const known = await readOrder(context, orderId);
  return toBuyer(
    known,
    { email: RefundGiven, subject: refundGivenSubject },
    { ...known.shared, reason, amount, items: known.emailItemsOf(({ id }) => lineIds.includes(id)) },
  );
};

const composeReturnSteps: Compose = async (context, payload) => {
  const { returnId } = z.object({ returnId: z.string() }).parse(payload);
  const request = await findReturn(context.db, returnId);
  if (!request) throw new Error(`Email for unknown return ${returnId}`);
  const known = await readOrder(context, request.orderId);
  const ids = new Set((await returnLinesOf(context.db, [returnId])).map(({ orderLineId }) => orderLineId));
  return toBuyer(
    known,
    { email: ReturnSteps, subject: returnStepsSubject },
    {
      ...known.shared,
      returnReference: request.reference,
      returnUrl: known.address(`/account/returns/${returnId}`),
      items: known.emailItemsOf(({ id }) => ids.has(id)),
      parcels: (await returnParcelsOf(context.db, [returnId])).length,
      carrier: contributionOf(known.order.deliveryAddress.countryCode).carrier,
      sendBefore: sendBefore(request),
      address: returnAddressIn(known.locale),
      fees: request.feeAmount,
      amount: request.refundAmount,
    },
  );
};

const composeWithdrawal: Compose = async (context, payload) => {
  const { withdrawalId } = z.object({ withdrawalId: z.string() }).parse(payload);
  const declared = await findWithdrawal(context.db, withdrawalId);
  if (!declared) throw new Error(`Email for unknown withdrawal ${withdrawalId}`);
  const known = await readOrder(context, declared.orderId, declared.locale);
  const isDeclared = ({ id }: { id: string }) => declared.lineIds.includes(id);
  const returnId = declared.lineIds.flatMap((id) => known.facts.returnOf.get(id) ?? [])[0];
  return toBuyer(
    known,
    { email: WithdrawalReceived, subject: withdrawalReceivedSubject },
    {
      ...known.shared,
      lastName: known.customer.lastName,
      declaredAt: declared.declaredAt,
      items: known.emailItemsOf(isDeclared),
      hasToSendBack: known.lines.some((line) => isDeclared(line) && line.status !== 'refunded'),
      returnUrl: known.address(
        returnId ? `/account/returns/${returnId}` : `/account/orders/${known.order.id}/returns`,
      ),
      isReturning: returnId !== undefined,
      sendingBack: {
        fee: contributionOf(known.order.deliveryAddress.countryCode).parcel,
        until: returnLimit(declared.declaredAt),
        address: returnAddressIn(known.locale),
        email: operatorField('email', known.locale),
      },
    },
  );
};

/** Reads a seller of an order and the items they have to send, without cancelled ones. */
async function readSeller(context: ComposeContext, orderId: string, storeId: number) {
  const known = await readOrder(context, orderId);
  const own = known.ownItems.filter((item) => item.storeId === storeId);
  const [first] = own;
  const store = await findStore(context.db, storeId);
  if (!first || !store) throw new Error(`Seller ${storeId} has no item in order ${orderId}`);
  const locale = sellerLocale(store);
  const isGrouped = known.order.deliveryType === 'GROUPED';
  const { address } = returnTerms;
  const publicUrl = context.config.PUBLIC_URL;
  const slipItem = (item: InvoicedItem) => ({
    name: `${nameIn(locale, item)} (${item.reference})`,
    size: sizeLabel(item, locale),
    customization: customizationIn(locale, item),
    picture: pictureUrl(publicUrl, item.pictureId),
  });
  const slip = {
    locale,
    publicUrl,
    seller: first.storeName,
    reference: known.order.reference,
    to: isGrouped
      ? [address.name, address.street, `${address.postalCode} ${address.cityName}`]
      : deliveryLines(known, locale),
    items: own.filter(({ status }) => status === 'paid').map(slipItem),
  };
  return { known, own, slip, slipItem, isGrouped, recipient: sellerAddress(store, context.config) };
}

/**
 * Tells a seller what to send; null when everything has been cancelled. The subject starts with the seller's name,
 * because the operator receives the emails of several sellers.
 */
const composeSellerOrder: Compose = async (context, payload) => {
  const { orderId, storeId } = z.object({ orderId: z.string(), storeId: z.int() }).parse(payload);
  const { known, slip, isGrouped, recipient } = await readSeller(context, orderId, storeId);
  if (slip.items.length === 0) return null;
  const props = {
    ...slip,
    carrier: known.order.deliveryCarrier,
    isGrouped,
    promised: known.order.latestDelivery,
  };
  const { locale } = slip;
  const email = createElement(SellerOrder, props);
  return { ...renderEmail({ locale, subject: sellerOrderSubject(props), email }), recipient, locale };
};

const sellerChangePayload = z.object({
  orderId: z.string(),
  storeId: z.int(),
  lineIds: z.array(z.string()),
});

const composeSellerChange: Compose = async (context, payload) => {
  const { orderId, storeId, lineIds } = sellerChangePayload.parse(payload);
  const { own, slip, slipItem, recipient } = await readSeller(context, orderId, storeId);
  const { locale } = slip;
  const props = {
    ...slip,
    cancelled: own.filter(({ lineId }) => lineIds.includes(lineId)).map(slipItem),
  };
  const email = createElement(SellerChange, props);
  return { ...renderEmail({ locale, subject: sellerChangeSubject(props), email }), recipient, locale };
};

export const ORDER_COMPOSERS: Readonly<Record<string, Compose>> = {
  'order-confirmation': composeConfirmed,
  'order-shipped': composeShipped,
  'order-delivered': composeDelivered,
  refund: composeRefund,
  'return-steps': composeReturnSteps,
  withdrawal: composeWithdrawal,
  'seller-change': composeSellerChange,
  'seller-order': composeSellerOrder,
};
