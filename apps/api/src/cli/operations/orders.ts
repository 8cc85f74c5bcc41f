import { ORDER_STATUSES } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { ApiError } from '../../errors.ts';
import { refundGoodwill, requestRefund } from '../../modules/refunds/index.ts';
import { cancelWhole } from '../../modules/customer-orders/index.ts';
import {
  deliverParcel,
  findOrderByReference,
  listOrders,
  lockOrder,
  type ParcelRow,
  parcelsOf,
  shipParcel,
} from '../../modules/orders/index.ts';
import { loadFacts, type OrderFacts } from '../../modules/returns/index.ts';
import { refundWithOrder } from '../../modules/payments/index.ts';
import { applyHistory } from '../../modules/parcel-tracking/index.ts';
import {
  limitOf,
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  type Row,
  amountInEuros,
  hundredths,
  text,
  textOf,
  webAddress,
  wholeNumber,
} from './operation.ts';

/** Loads an order and locks its row until the transaction ends. Throws a refusal if the order does not exist. */
export async function lockedOrder(tx: Database, reference: string): Promise<OrderFacts> {
  const found = await findOrderByReference(tx, reference);
  const order = found && (await lockOrder(tx, found.id));
  const [facts] = order ? await loadFacts(tx, [order]) : [];
  if (!facts) throw new Refusal(`No order is called ${reference}.`);
  return facts;
}

/** Returns the parcel with the given number, or every parcel that is still open. */
function chosen(
  { parcels: all, order }: OrderFacts,
  given: GivenOptions,
  isOpen: (parcel: ParcelRow) => boolean,
) {
  const wanted = textOf(given, 'parcel');
  if (wanted === undefined) return all.filter(isOpen);
  const parcel = all[wholeNumber('--parcel', wanted, [1, all.length]) - 1];
  if (!parcel || !isOpen(parcel))
    throw new Refusal(`Parcel ${wanted} of ${order.reference} is past that already.`);
  return [parcel];
}

const parcelRow = ({ order, parcels: all }: OrderFacts, parcel: ParcelRow, state: string): Row => ({
  order: order.reference,
  parcel: all.findIndex(({ id }) => id === parcel.id) + 1,
  sender: parcel.senderName,
  tracking: parcel.trackingNumber,
  state,
});

async function ship(
  { services }: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const facts = await lockedOrder(tx, reference);
    if (facts.order.status !== 'PAID')
      throw new Refusal(`${reference} is ${facts.order.status}: a paid order is shipped.`);
    const hasItems = ({ id }: ParcelRow) =>
      facts.lines.some(({ parcelId, status }) => parcelId === id && status === 'paid');
    const open = chosen(facts, given, (parcel) => !parcel.shippedAt && hasItems(parcel));
    const trackingNumber = textOf(given, 'tracking')?.trim() || null;
    const trackingUrl = webAddress('--url', textOf(given, 'url'));
    if (open.length === 0) throw new Refusal(`${reference} has no parcel that waits.`);
    if (trackingNumber && open.length > 1)
      throw new Refusal(`${reference} has ${open.length} parcels that wait: name one with --parcel.`);
    for (const parcel of open) await shipParcel(tx, parcel, { trackingNumber, trackingUrl, at: now }, now);
    // The carrier's events may have arrived before the shop knew the tracking number.
    if (trackingNumber) await applyHistory(tx, trackingNumber, now);
    return open.map((parcel) =>
      parcelRow(facts, { ...parcel, trackingNumber: trackingNumber ?? parcel.trackingNumber }, 'shipped'),
    );
  });
}

async function deliver(
  { services }: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const facts = await lockedOrder(tx, reference);
    const open = chosen(facts, given, (parcel) => parcel.shippedAt !== null && !parcel.deliveredAt);
    if (open.length === 0) throw new Refusal(`${reference} has no parcel on its way: ship it first.`);
    for (const parcel of open) await deliverParcel(tx, parcel, now, now);
    return open.map((parcel) => parcelRow(facts, parcel, 'delivered'));
  });
}

export async function refundRows({ app, services }: OperationContext, refundId: string): Promise<Row[]> {
  await requestRefund(app, refundId, services.log);
  const rows = await refundWithOrder(services.db, refundId);
  return rows.map(({ refund, reference }) => ({
    order: reference,
    refund: amountInEuros(refund.amount),
    reason: refund.reason,
    state: refund.state === 'requested' ? 'asked again by the running shop' : refund.state,
  }));
}

const REASONS: Partial<Record<string, string>> = {
  ORDER_NOT_OPEN: 'only an order that is paid can be called off',
  ORDER_SHIPPED: 'a parcel of it has left: refund it, or take it back as a return',
};

async function cancel(operationContext: OperationContext, [reference = '']: readonly string[]) {
  const { db, clock } = operationContext.services;
  const refundId = await db.transaction(async (tx) => {
    const facts = await lockedOrder(tx, reference);
    return cancelWhole(tx, facts, clock.now()).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new Refusal(`${reference}: ${REASONS[error.body.name] ?? error.body.name}.`);
    });
  });
  return refundRows(operationContext, refundId);
}

async function refund(operationContext: OperationContext, [reference = '', sum = '']: readonly string[]) {
  const amount = hundredths(sum);
  if (amount === 0) throw new Refusal('A refund of nothing changes nothing.');
  const { db, clock, random } = operationContext.services;
  const refundId = `goodwill:${random.uuid()}`;
  await db.transaction(async (tx) => {
    const { order } = await lockedOrder(tx, reference);
    const left = order.paidAmount - order.refundedAmount;
    if (amount > left)
      throw new Refusal(
        `${reference} has ${amountInEuros(left)} left of what was paid: ${amountInEuros(amount)} is more.`,
      );
    await refundGoodwill(tx, order, { id: refundId, amount }, clock.now());
  });
  return refundRows(operationContext, refundId);
}

const MAX_ROWS = 1_000;

async function list({ services: { db } }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const status = textOf(given, 'status')?.toUpperCase();
  if (status !== undefined && !(ORDER_STATUSES as readonly string[]).includes(status))
    throw new Refusal(`--status is one of ${ORDER_STATUSES.join(', ')}.`);
  const limit = limitOf(given, MAX_ROWS);
  const rows = await listOrders(db, { status, limit });
  return Promise.all(
    rows.map(async (order): Promise<Row> => {
      const all = await parcelsOf(db, [order.id]);
      return {
        order: order.reference,
        status: order.status,
        placed: order.createdAt.toISOString(),
        total: amountInEuros(order.totalAmount),
        refunded: amountInEuros(order.refundedAmount),
        parcels: all.length,
        shipped: all.filter(({ shippedAt }) => shippedAt).length,
        delivered: all.filter(({ deliveredAt }) => deliveredAt).length,
        campaign: order.affiliateCampaign,
      };
    }),
  );
}

const parcel = { parcel: text };

export const ORDER_OPERATIONS: Readonly<Record<string, Operation>> = {
  'orders list': { parameters: [], options: { status: text, limit: text }, run: list },
  'orders ship': { parameters: ['ORDER'], options: { ...parcel, tracking: text, url: text }, run: ship },
  'orders deliver': { parameters: ['ORDER'], options: parcel, run: deliver },
  'orders cancel': { parameters: ['ORDER'], options: {}, run: cancel },
  'orders refund': { parameters: ['ORDER', 'EUROS'], options: {}, run: refund },
};
