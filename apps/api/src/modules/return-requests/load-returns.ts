import type { ParcelStep, Product, ReturnRequest } from '@patine/contract/resolvers';
import { euros, returnLimit } from '@patine/core';
import type { RequestContext } from '../../context.ts';
import { productsByReference } from '../catalogue/index.ts';
import { findOrder, type LineRow, linesOf, type OrderRow } from '../orders/index.ts';
import { type CarrierEventRow, eventsOf, eventView } from '../parcel-tracking/index.ts';
import {
  findReturn,
  type ReturnLineRow,
  returnLinesOf,
  type ReturnParcelRow,
  returnParcelsOf,
  type ReturnRow,
} from '../returns/index.ts';

/** The URL of a return's labels; it needs the owner's session. */
export const labelUrl = (id: string) => `/documents/returns/${id}`;

export const sendBefore = ({ requestedAt }: Pick<ReturnRow, 'requestedAt'>) => returnLimit(requestedAt);

type Parts = {
  order: OrderRow;
  orderLines: LineRow[];
  parcels: ReturnParcelRow[];
  lines: ReturnLineRow[];
  products: ReadonlyMap<number, Product>;
  events: ReadonlyMap<string, CarrierEventRow[]>;
};

function steps(request: ReturnRow, parcel: ReturnParcelRow): ParcelStep[] {
  const step = (code: string, at: Date | null): ParcelStep => ({
    code,
    at: at?.toISOString() ?? null,
    expectedOn: null,
  });
  return [
    step('requested', request.requestedAt),
    step('handedOver', parcel.shippedAt),
    step('received', parcel.deliveredAt ?? request.receivedAt),
    step('refunded', request.refundedAt),
  ];
}

function returnView(request: ReturnRow, parts: Parts): ReturnRequest {
  const itemView = ({ orderLineId }: ReturnLineRow) => {
    const line = parts.orderLines.find(({ id }) => id === orderLineId);
    const product = line && parts.products.get(line.productReference);
    if (!line || !product)
      throw new Error(`Order line ${orderLineId} of return ${request.reference} or its product not found`);
    const { customizationLabel: label, customizationValue: value } = line;
    return {
      id: line.id,
      product,
      customization: label !== null && value !== null ? { label, value } : null,
      paidAmount: euros(line.paidAmount),
      refundedAmount: euros(line.refundedAmount),
    };
  };
  return {
    id: request.id,
    reference: request.reference,
    status: request.refundedAt ? 'REFUNDED' : request.receivedAt ? 'RECEIVED' : 'REQUESTED',
    requestedAt: request.requestedAt.toISOString(),
    sendBefore: sendBefore(request).toISOString(),
    orderId: request.orderId,
    orderReference: parts.order.reference,
    itemsCount: parts.lines.length,
    amount: euros(request.refundAmount),
    fees: euros(request.feeAmount),
    refundedAt: request.refundedAt?.toISOString() ?? null,
    documentUrl: request.receivedAt || request.isOwnMeans ? null : labelUrl(request.id),
    parcels: parts.parcels.map((parcel) => ({
      id: parcel.id,
      inPreparation: parcel.shippedAt === null && parcel.deliveredAt === null,
      recipientName: parcel.recipientName,
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
      steps: steps(request, parcel),
      events: (parts.events.get(parcel.trackingNumber) ?? []).map(eventView),
      items: parts.lines.filter(({ parcelId }) => parcelId === parcel.id).map(itemView),
    })),
  };
}

/** Loads returns with lines, parcels and events, in the order of `ids`. Skips unknown ids. */
export async function loadReturns(
  { db, clock, locale, session }: Pick<RequestContext, 'db' | 'clock' | 'locale' | 'session'>,
  ids: readonly string[],
): Promise<ReturnRequest[]> {
  const found = await Promise.all(ids.map((id) => findReturn(db, id)));
  const requests = found.filter((request) => request !== null);
  if (requests.length === 0) return [];
  const orderIds = [...new Set(requests.map(({ orderId }) => orderId))];
  const [orders, orderLines, parcels, lines] = await Promise.all([
    Promise.all(orderIds.map((id) => findOrder(db, id))),
    linesOf(db, orderIds),
    returnParcelsOf(db, ids),
    returnLinesOf(db, ids),
  ]);
  const [products, events] = await Promise.all([
    productsByReference(
      db,
      orderLines.map(({ productReference }) => productReference),
      locale,
      { now: clock.now(), customerId: session?.customerId ?? null },
    ),
    eventsOf(
      db,
      parcels.map(({ trackingNumber }) => trackingNumber),
    ),
  ]);
  return requests.map((request) => {
    const order = orders.find((candidate) => candidate?.id === request.orderId);
    if (!order) throw new Error(`Order ${request.orderId} of return ${request.reference} not found`);
    return returnView(request, {
      order,
      orderLines,
      parcels: parcels.filter(({ returnId }) => returnId === request.id),
      lines: lines.filter(({ returnId }) => returnId === request.id),
      products,
      events,
    });
  });
}
