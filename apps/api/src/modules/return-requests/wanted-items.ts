import { type ReturnReason, returnEligibility } from '@patine/core';
import { ApiError } from '../../errors.ts';
import { type OrderFacts, returnFactsOf } from '../returns/index.ts';
import type { LineRow, ParcelRow } from '../orders/index.ts';

export type WantedItem = { line: LineRow; reason: ReturnReason; comment: string };
type RequestedLine = { orderLineId: string; reason: string; comment: string };

/** Returns the lines to send back. Throws RETURN_NOT_ELIGIBLE with a reason for each line that cannot be returned. */
export function wantedItems(facts: OrderFacts, requested: readonly RequestedLine[], now: Date): WantedItem[] {
  const refused: Record<string, string> = {};
  const seen = new Set<string>();
  const wanted = requested.flatMap(({ orderLineId, reason, comment }): WantedItem[] => {
    const line = facts.lines.find(({ id }) => id === orderLineId);
    if (!line || seen.has(orderLineId)) {
      refused[orderLineId] = 'unknown';
      return [];
    }
    seen.add(orderLineId);
    const { ineligibilityReason } = returnEligibility(returnFactsOf(line, facts), now);
    if (ineligibilityReason) refused[orderLineId] = ineligibilityReason;
    return [{ line, reason: reason as ReturnReason, comment }];
  });
  if (wanted.length === 0 || Object.keys(refused).length > 0)
    throw new ApiError('RETURN_NOT_ELIGIBLE', { fields: refused });
  return wanted;
}

export type PlannedParcel = { origin: ParcelRow; items: WantedItem[] };

/**
 * Groups items into return parcels by the parcel they were delivered in: one to each seller, or one to the workshop.
 */
export function returnParcelPlan({ parcels }: Pick<OrderFacts, 'parcels'>, items: readonly WantedItem[]) {
  return parcels.flatMap((origin): PlannedParcel[] => {
    const inside = items.filter(({ line }) => line.parcelId === origin.id);
    return inside.length > 0 ? [{ origin, items: inside }] : [];
  });
}
