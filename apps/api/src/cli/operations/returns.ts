import { desc, eq } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { returns } from '../../db/schema/returns.ts';
import { findReturnByReference } from '../../modules/returns/repository.ts';
import { receiveReturn, refundReturn, returnRefundId } from '../../modules/returns/settle-return.ts';
import {
  type Given,
  type Operating,
  type Operation,
  Refusal,
  type Row,
  euros,
  flag,
  text,
  textOf,
  wholeNumber,
} from './operation.ts';
import { refundRows } from './orders.ts';

async function known({ services: { db } }: Operating, reference: string) {
  const found = await findReturnByReference(db, reference);
  if (!found) throw new Refusal(`No return is called ${reference}.`);
  return found;
}

async function list({ services: { db } }: Operating, _words: readonly string[], given: Given) {
  const limit = wholeNumber('--limit', textOf(given, 'limit') ?? '50', [1, 1_000]);
  const rows = await db
    .select({ request: returns, reference: orders.reference })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .orderBy(desc(returns.requestedAt), desc(returns.id))
    .limit(limit);
  return rows.map(({ request, reference }): Row => ({
    return: request.reference,
    order: reference,
    requested: request.requestedAt.toISOString(),
    received: request.receivedAt?.toISOString() ?? null,
    refunded: request.refundedAt?.toISOString() ?? null,
    amount: euros(request.refundAmount),
  }));
}

async function receive(operating: Operating, [reference = '']: readonly string[], given: Given) {
  const found = await known(operating, reference);
  const { db, clock } = operating.services;
  const listed = await db.transaction((tx) => receiveReturn(tx, found, given['keep'] !== true, clock.now()));
  if (!listed) throw new Refusal(`${reference} was received already.`);
  return [{ return: reference, state: 'received', 'listed again': listed.join(' ') || 'nothing' }];
}

async function refund(operating: Operating, [reference = '']: readonly string[]) {
  const found = await known(operating, reference);
  const { db, clock } = operating.services;
  if (!found.receivedAt) throw new Refusal(`${reference} is not here yet: returns receive comes first.`);
  const given = await db.transaction((tx) => refundReturn(tx, found, clock.now()));
  if (given === null) throw new Refusal(`${reference} was refunded already.`);
  const rows = await refundRows(operating, returnRefundId(found.id)).catch(() => []);
  return rows.length > 0 ? rows : [{ return: reference, refund: euros(given), state: 'done' }];
}

export const RETURN_OPERATIONS: Readonly<Record<string, Operation>> = {
  'returns list': { words: [], options: { limit: text }, run: list },
  'returns receive': { words: ['RETURN'], options: { keep: flag }, run: receive },
  'returns refund': { words: ['RETURN'], options: {}, run: refund },
};
