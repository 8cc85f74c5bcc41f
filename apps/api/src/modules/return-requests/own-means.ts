import { refundDue } from '@patine/core';
import type { Random } from '../../clock.ts';
import type { Database } from '../../db/client.ts';
import { refundable } from '../refunds/index.ts';
import { type OrderFacts, returnTerms } from '../returns/index.ts';
import { returnParcelsByNumber } from '../parcel-tracking/index.ts';
import { insertNewReturn, returnReference } from './new-return.ts';

export type OwnMeansReturn = {
  /** The carrier's tracking number; null if the buyer gave none. */
  trackingNumber: string | null;
};

export type OwnMeansRefusal = 'nothing-withdrawn' | 'tracking-taken';

/**
 * Opens a return for withdrawn items that the buyer posts without our label. There is no fee, because the buyer paid
 * the postage. The caller's transaction has locked the order.
 */
export async function openOwnMeansReturn(
  tx: Database,
  facts: OrderFacts,
  { trackingNumber }: OwnMeansReturn,
  { random, now }: { random: Random; now: Date },
): Promise<{ id: string; reference: string } | OwnMeansRefusal> {
  const withdrawn = new Set(facts.withdrawals.flatMap(({ lineIds }) => lineIds));
  const lines = facts.lines.filter(
    ({ id, status }) =>
      withdrawn.has(id) && (status === 'shipped' || status === 'delivered') && !facts.returnOf.has(id),
  );
  if (lines.length === 0) return 'nothing-withdrawn';
  if (trackingNumber && (await returnParcelsByNumber(tx, trackingNumber)).length > 0) return 'tracking-taken';
  const ids = lines.map(({ id }) => id);
  const due = refundDue(await refundable(tx, facts), ids, 0);
  const id = random.uuid();
  const parcelId = random.uuid();
  const reference = await insertNewReturn(tx, () => {
    const drawn = returnReference(random);
    return {
      request: {
        id,
        reference: drawn,
        orderId: facts.order.id,
        customerId: facts.order.customerId,
        quotationId: null,
        isOwnMeans: true,
        feeAmount: 0,
        refundAmount: due.total,
        currency: facts.order.currency,
        requestedAt: now,
      },
      parcels: [
        {
          id: parcelId,
          returnId: id,
          storeId: null,
          recipientName: returnTerms.address.name,
          trackingNumber: trackingNumber ?? `${drawn}-1`,
        },
      ],
      lines: ids.map((orderLineId) => ({
        orderLineId,
        returnId: id,
        parcelId,
        reason: 'no_reason',
        comment: '',
      })),
    };
  });
  return { id, reference };
}
