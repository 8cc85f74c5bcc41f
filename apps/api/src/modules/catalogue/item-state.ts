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

export function visibleState(piece: ItemState, { now, customerId }: Viewer): VisibleState {
  const sold = piece.status === 'sold';
  // A pending item waits for its seller's identity and is not for sale.
  const withdrawn = piece.status === 'withdrawn' || piece.status === 'pending';
  const held = piece.status === 'listed' && isHeld(piece, now);
  const byOther = held && (customerId === null || piece.heldByCustomer !== customerId);
  const isTaken = byOther || (piece.status === 'listed' && isReservedFromOthers(piece, customerId, now));
  return {
    availability: availability({ saleable: !sold && !isTaken, sold, withdrawn }),
    stateLabel: sold ? 'sold' : withdrawn ? 'withdrawn' : isTaken ? 'reserved' : null,
    heldUntil: held ? piece.heldUntil : null,
  };
}
