import { type Locale, profileLocale } from '@patine/core';
import type { Database } from '../../db/client.ts';
import { cancelLines } from '../refunds/index.ts';
import {
  insertWithdrawal,
  type OrderFacts,
  withdrawableLines,
  type WithdrawalRow,
} from '../returns/index.ts';
import { enqueue } from '../outbox/index.ts';

export type NewWithdrawal = {
  id: string;
  lineIds: ReadonlySet<string>;
  /** The language of the confirmation email. */
  locale: Locale;
  /** When the buyer declared it; a withdrawal by post is recorded some days later. */
  declaredAt: Date;
};

export type RecordedWithdrawal = {
  withdrawal: WithdrawalRow;
  /** The refund of unshipped lines; null if there are none. */
  refundId: string | null;
};

/**
 * Records a withdrawal, and cancels and refunds its unshipped lines. Null if one of the lines cannot be withdrawn from.
 * The caller's transaction has locked the order.
 */
export async function recordWithdrawal(
  tx: Database,
  facts: OrderFacts,
  { id, lineIds, locale, declaredAt }: NewWithdrawal,
  now: Date,
): Promise<RecordedWithdrawal | null> {
  const lines = withdrawableLines(facts, declaredAt).filter((line) => lineIds.has(line.id));
  if (lineIds.size === 0 || lines.length < lineIds.size) return null;
  const { id: orderId, customerId } = facts.order;
  const values = { id, orderId, customerId, locale: profileLocale(locale), declaredAt };
  const ids = lines.map((line) => line.id);
  await insertWithdrawal(tx, values, ids);
  await enqueue(tx, 'mail.withdrawal', { withdrawalId: id }, now);
  const unsent = lines.filter(
    ({ status, parcelId }) =>
      status === 'paid' && facts.parcels.some((parcel) => parcel.id === parcelId && !parcel.shippedAt),
  );
  const refundId = unsent.length > 0 ? `withdrawal:${id}` : null;
  if (refundId) await cancelLines(tx, facts, { refundId, lines: unsent, reason: 'withdrawal' }, now);
  return { withdrawal: { ...values, lineIds: ids }, refundId };
}
