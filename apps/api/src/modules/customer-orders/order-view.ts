import type {
  DeliveryMethod,
  DeliveryType,
  Order,
  OrderLine,
  OrderPayment,
  OrderStatus,
  OrderWithdrawal,
  Parcel,
  Product,
  WithdrawalDeclaration,
} from '@patine/contract/resolvers';
import type { StoredReductions } from '../../db/schema/orders.ts';
import { messagesIn } from '../../messages/translate.ts';
import { alpha2Of } from '../addresses/index.ts';
import { type Locale, changeBlocker, euros, returnEligibility, returnLimit } from '@patine/core';
import { type InvoiceRow, invoiceView } from '../invoices/index.ts';
import { type CarrierEventRow, eventView } from '../parcel-tracking/index.ts';
import {
  contributionOf,
  lastReceivedAt,
  type OrderFacts,
  returnAddressIn,
  returnFactsOf,
  withdrawableLines,
  type WithdrawalRow,
} from '../returns/index.ts';
import type { Attempt } from '../payments/index.ts';
import { parcelSteps } from './parcel-steps.ts';
import type { LineRow, ParcelRow } from '../orders/index.ts';

export type OrderParts = OrderFacts & {
  products: ReadonlyMap<number, Product>;
  /** Newest first, by tracking number. */
  events: ReadonlyMap<string, CarrierEventRow[]>;
  /** Oldest first. */
  invoices: readonly InvoiceRow[];
  /** The pending payment of an order in CHECKOUT. */
  attempt: Attempt | null;
  /** Hundredths that were refunded to gift cards. */
  giftCardRefunded: number;
  now: Date;
  locale: Locale;
};

function lineView(line: LineRow, parts: OrderParts): OrderLine {
  const product = parts.products.get(line.productReference);
  if (!product)
    throw new Error(`Order line ${line.id}: product ${line.productReference} is not in the catalogue`);
  const { customizationLabel: label, customizationValue: value } = line;
  const verdict = returnEligibility(returnFactsOf(line, parts), parts.now);
  return {
    orderItem: {
      id: line.id,
      product,
      customization: label !== null && value !== null ? { label, value } : null,
      paidAmount: euros(line.paidAmount),
      refundedAmount: euros(line.refundedAmount),
    },
    returnEligibility: { ...verdict, dateLimit: verdict.dateLimit?.toISOString() ?? null },
    returnId: parts.returnOf.get(line.id) ?? null,
  };
}

/** True when all items of a parcel were cancelled before it shipped. */
const isCalledOff = (parcel: ParcelRow, lines: readonly LineRow[]) =>
  parcel.shippedAt === null &&
  parcel.deliveredAt === null &&
  lines.length > 0 &&
  lines.every(({ status }) => status === 'refunded' || status === 'cancelled');

/** Returns the seller's shipping note when all items share it; otherwise the name of the order's delivery method. */
function shippingCondition({ storeId }: ParcelRow, lines: readonly LineRow[], parts: OrderParts): string {
  const stated = new Set(
    lines.map((line) => parts.products.get(line.productReference)?.shippingCondition?.short),
  );
  const [only] = stated;
  return storeId !== null && stated.size === 1 && only
    ? only
    : messagesIn(parts.locale)(`order.delivery.${parts.order.deliveryMethod as DeliveryMethod}`);
}

function parcelView(parcel: ParcelRow, parts: OrderParts): Parcel {
  const lines = parts.lines.filter(({ parcelId }) => parcelId === parcel.id);
  const cancelled = isCalledOff(parcel, lines);
  const steps = parcelSteps(parts.order, parcel);
  return {
    id: parcel.id,
    senderName: parcel.senderName,
    inPreparation: parcel.shippedAt === null && parcel.deliveredAt === null && !cancelled,
    trackingNumber: parcel.trackingNumber,
    trackingUrl: parcel.trackingUrl,
    shippingCondition: shippingCondition(parcel, lines, parts),
    steps: cancelled ? steps.filter(({ at }) => at !== null) : steps,
    events: (parts.events.get(parcel.trackingNumber ?? '') ?? [])
      .filter(({ at }) => at >= parts.order.createdAt)
      .map(eventView),
    items: lines.map((line) => lineView(line, parts)),
  };
}

function paymentView({ order, attempt, now }: OrderParts): OrderPayment | null {
  if (order.status !== 'CHECKOUT' || !attempt) return null;
  const isOpen = attempt.state === 'session_open' && attempt.expiresAt > now;
  return { paymentUrl: isOpen ? attempt.paymentUrl : null, expiresAt: attempt.expiresAt.toISOString() };
}

export const declarationView = ({ id, declaredAt, lineIds }: WithdrawalRow): WithdrawalDeclaration => ({
  id,
  declaredAt: declaredAt.toISOString(),
  orderItemIds: lineIds,
});

function withdrawalView(parts: OrderParts): OrderWithdrawal {
  const received = lastReceivedAt(parts);
  const open = withdrawableLines(parts, parts.now);
  return {
    available: open.length > 0,
    until: received ? returnLimit(received).toISOString() : null,
    orderItemIds: open.map(({ id }) => id),
    declarations: parts.withdrawals.map(declarationView),
    returnFee: euros(contributionOf(parts.order.deliveryAddress.countryCode).parcel),
    returnAddress: returnAddressIn(parts.locale),
  };
}

const reductions = (stored: StoredReductions['products'] = []) =>
  stored.map(({ amount, ...rest }) => ({ ...rest, amount: euros(amount) }));

/** Builds the API's order. All sums are those stored when it was placed. */
export function orderView(parts: OrderParts): Order {
  const { order } = parts;
  const { productReduction, shippingReduction, qualityControlReduction, deliveryAddress } = order;
  return {
    id: order.id,
    reference: order.reference,
    status: order.status as OrderStatus,
    createdAt: order.createdAt.toISOString(),
    productCount: parts.lines.length,
    totalAmount: euros(order.totalAmount),
    giftCardAmount: euros(order.giftCardAmount),
    totalAmountDetail: {
      productAmount: euros(order.productAmount),
      shippingAmount: euros(order.shippingAmount),
      qualityControlAmount: euros(order.qualityControlAmount),
    },
    reductionAmount: euros(productReduction + shippingReduction + qualityControlReduction),
    reductionAmountDetail: {
      productAmount: euros(productReduction),
      shippingAmount: euros(shippingReduction),
      qualityControlAmount: euros(qualityControlReduction),
    },
    productReductions: reductions(order.reductions?.products),
    shippingReductions: reductions(order.reductions?.shipping),
    qualityControlReductions: reductions(order.reductions?.qualityControl),
    refundedAmount: euros(order.refundedAmount),
    giftCardRefundedAmount: euros(parts.giftCardRefunded),
    paidAmount: euros(order.paidAmount),
    payment: paymentView(parts),
    deliveryAddress: {
      ...deliveryAddress,
      countryCodeAlpha2: alpha2Of(deliveryAddress.countryCode) ?? '',
      gpsCoordinates: null,
    },
    shippingMethod: {
      deliveryCarrier: order.deliveryCarrier,
      deliveryMethod: order.deliveryMethod as DeliveryMethod,
      deliveryType: order.deliveryType as DeliveryType,
      servicePoint: order.servicePoint,
      earliestDelivery: order.earliestDelivery,
      latestDelivery: order.latestDelivery,
    },
    parcels: parts.parcels.map((parcel) => parcelView(parcel, parts)),
    invoices: parts.invoices.map(invoiceView),
    changeable: changeBlocker({ status: order.status as OrderStatus, parcels: parts.parcels }) === null,
    withdrawal: withdrawalView(parts),
  };
}
