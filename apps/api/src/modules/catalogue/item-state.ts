import { availability, type Availability, isReservedFromOthers } from '@patine/core';

/** What the items table says of a piece: who has it, and until when. */
export type ItemState = {
  status: string;
  heldBy: string | null;
  heldByCustomer: string | null;
  heldUntil: Date | null;
  paying: boolean;
  reservedFor: string | null;
  reservedUntil: Date | null;
};

/** For whom and when a page is made: somebody's own hold does not stand in their way. */
export type Viewer = { now: Date; customerId: string | null };

/** `paying` does not end by the clock. */
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
  // A piece that waits for its seller's identity is offered to nobody.
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
