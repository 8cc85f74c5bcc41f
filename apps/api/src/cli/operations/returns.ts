import { parseLocale } from '@patine/core';
import {
  dueRefunds,
  receiveReturn,
  recordPosting,
  refundReturn,
  requestRefund,
  returnRefundId,
} from '../../modules/refunds/index.ts';
import {
  findReturnByReference,
  listReturns,
  returnParcelsOf,
  withdrawableLines,
} from '../../modules/returns/index.ts';
import { openOwnMeansReturn, recordWithdrawal } from '../../modules/return-requests/index.ts';
import {
  limitOf,
  type GivenOptions,
  type OperationContext,
  type Operation,
  Refusal,
  type Row,
  amountInEuros,
  flag,
  instantOf,
  text,
  textOf,
  webAddress,
} from './operation.ts';
import { lockedOrder, refundRows } from './orders.ts';

async function known({ services: { db } }: OperationContext, reference: string) {
  const found = await findReturnByReference(db, reference);
  if (!found) throw new Refusal(`No return is called ${reference}.`);
  return found;
}

async function list({ services: { db } }: OperationContext, _words: readonly string[], given: GivenOptions) {
  const limit = limitOf(given);
  return (await listReturns(db, limit)).map(({ request, reference }): Row => ({
    return: request.reference,
    order: reference,
    requested: request.requestedAt.toISOString(),
    received: request.receivedAt?.toISOString() ?? null,
    refunded: request.refundedAt?.toISOString() ?? null,
    amount: amountInEuros(request.refundAmount),
  }));
}

async function receive(
  operationContext: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const found = await known(operationContext, reference);
  const { db, clock } = operationContext.services;
  const listed = await db.transaction((tx) => receiveReturn(tx, found, given['keep'] !== true, clock.now()));
  if (!listed) throw new Refusal(`${reference} was received already.`);
  return [{ return: reference, state: 'received', 'listed again': listed.join(' ') || 'nothing' }];
}

/** Reads the date of an event that is recorded afterwards; it cannot be in the future. */
function happenedAt({ services }: OperationContext, given: GivenOptions): Date {
  const now = services.clock.now();
  const written = textOf(given, 'on');
  if (written === undefined) return now;
  const at = instantOf('--on', written);
  if (at > now) throw new Refusal(`--on is today or before, not ${written}.`);
  return at;
}

/** Records a withdrawal that the buyer declared by letter or email instead of on the order's page. */
async function withdraw(
  operationContext: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const { services, app } = operationContext;
  const declaredAt = happenedAt(operationContext, given);
  const item = textOf(given, 'item');
  const { withdrawal, refundId } = await services.db.transaction(async (tx) => {
    const facts = await lockedOrder(tx, reference);
    const open = withdrawableLines(facts, declaredAt);
    const lines = open.filter(({ productReference }) => !item || String(productReference) === item);
    const values = {
      id: services.random.uuid(),
      lineIds: new Set(lines.map(({ id }) => id)),
      locale: parseLocale(facts.order.locale),
      declaredAt,
    };
    const recorded = await recordWithdrawal(tx, facts, values, services.clock.now());
    if (!recorded) throw new Refusal(`${reference} has no such item that is still open to a withdrawal.`);
    return recorded;
  });
  if (refundId) await requestRefund(app, refundId, services.log);
  return [
    {
      order: reference,
      state: 'withdrawn',
      items: withdrawal.lineIds.length,
      declared: declaredAt.toISOString(),
    },
  ];
}

const OWN_MEANS_REFUSALS = {
  'nothing-withdrawn': 'no item whose buyer withdrew and that is not on its way back already',
  'tracking-taken': 'another return under that tracking number',
} as const;

/** Opens a return that the buyer posts without the shop's label. */
async function openOwn(
  operationContext: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const { db, clock, random } = operationContext.services;
  const trackingNumber = textOf(given, 'tracking')?.trim() || null;
  const opened = await db.transaction(async (tx) => {
    const facts = await lockedOrder(tx, reference);
    return openOwnMeansReturn(tx, facts, { trackingNumber }, { random, now: clock.now() });
  });
  if (typeof opened === 'string') throw new Refusal(`${reference} has ${OWN_MEANS_REFUSALS[opened]}.`);
  return [{ return: opened.reference, order: reference, state: 'open', tracking: trackingNumber }];
}

async function posted(
  operationContext: OperationContext,
  [reference = '']: readonly string[],
  given: GivenOptions,
) {
  const found = await known(operationContext, reference);
  const proof = textOf(given, 'proof')?.trim();
  if (!proof) throw new Refusal('--proof says what proves the posting: the number on the receipt.');
  const postedAt = happenedAt(operationContext, given);
  const trackingUrl = webAddress('--url', textOf(given, 'url'));
  const isNew = await operationContext.services.db.transaction((tx) =>
    recordPosting(tx, found, { proof, postedAt, trackingUrl }),
  );
  if (!isNew) throw new Refusal(`${reference} is known to have left already.`);
  return [{ return: reference, state: 'posted', proof }];
}

/** Lists the refunds that are due, with their legal deadline. */
async function due({ services: { db, clock } }: OperationContext) {
  const now = clock.now();
  return (await dueRefunds(db)).map(({ request, deadline }): Row => ({
    return: request.reference,
    amount: amountInEuros(request.refundAmount),
    'pay back until': deadline?.toISOString() ?? 'not due: no parcel and no proof of posting',
    state: deadline === null ? 'waits' : deadline < now ? 'late' : 'due',
  }));
}

async function refund(operationContext: OperationContext, [reference = '']: readonly string[]) {
  const found = await known(operationContext, reference);
  const { db, clock } = operationContext.services;
  const parcels = await returnParcelsOf(db, [found.id]);
  const isPosted = parcels.every(({ shippedAt, deliveredAt }) => shippedAt ?? deliveredAt);
  if (!found.receivedAt && !isPosted)
    throw new Refusal(
      `${reference} is not here yet, and nothing proves that it was posted: returns receive or returns posted comes first.`,
    );
  const given = await db.transaction((tx) => refundReturn(tx, found, clock.now()));
  if (given === null) throw new Refusal(`${reference} was refunded already.`);
  const rows = await refundRows(operationContext, returnRefundId(found.id)).catch(() => []);
  return rows.length > 0 ? rows : [{ return: reference, refund: amountInEuros(given), state: 'done' }];
}

export const RETURN_OPERATIONS: Readonly<Record<string, Operation>> = {
  'returns list': { parameters: [], options: { limit: text }, run: list },
  'returns receive': { parameters: ['RETURN'], options: { keep: flag }, run: receive },
  'returns due': { parameters: [], options: {}, run: due },
  'returns withdraw': { parameters: ['ORDER'], options: { item: text, on: text }, run: withdraw },
  'returns own': { parameters: ['ORDER'], options: { tracking: text }, run: openOwn },
  'returns posted': { parameters: ['RETURN'], options: { proof: text, on: text, url: text }, run: posted },
  'returns refund': { parameters: ['RETURN'], options: {}, run: refund },
};
