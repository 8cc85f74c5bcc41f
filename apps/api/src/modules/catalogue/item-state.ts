import { availability, type Availability, isReservedFromOthers } from '@patine/core';

/** The status, hold and reservation columns of an item. */
export type ItemState = {
  status: string;
  heldBy: string | null;
  heldByCustomer: string | null;
  heldUntil: Date | null;
  paying: boolean;
  reservedFor: string | null;
  reservedUntil: Date | null;
};

/** Who sees the item and when. A customer's own hold or reservation does not make it unavailable to them. */
export type Viewer = { now: Date; customerId: string | null };

/** Tells whether a hold is active. A hold with `paying` set does not expire. */
export const isHeld = (
  { heldBy, heldUntil, paying }: Pick<ItemState, 'heldBy' | 'heldUntil' | 'paying'>,
  now: Date,
) => heldBy !== null && (paying || (heldUntil !== null && heldUntil > now));

export type VisibleState = {
  availability: Availability;
  stateLabel: 'sold' | 'reserved' | 'withdrawn' | null;
  heldUntil: Date | null;
};

export function visibleState(item: ItemState, { now, customerId }: Viewer): VisibleState {
  const sold = item.status === 'sold';
  // A pending item waits for its seller's identity and is not for sale.
  const withdrawn = item.status === 'withdrawn' || item.status === 'pending';
  const held = item.status === 'listed' && isHeld(item, now);
  const byOther = held && (customerId === null || item.heldByCustomer !== customerId);
  const isTaken = byOther || (item.status === 'listed' && isReservedFromOthers(item, customerId, now));
  return {
    availability: availability({ saleable: !sold && !isTaken, sold, withdrawn }),
    stateLabel: sold ? 'sold' : withdrawn ? 'withdrawn' : isTaken ? 'reserved' : null,
    heldUntil: held ? item.heldUntil : null,
  };
}
