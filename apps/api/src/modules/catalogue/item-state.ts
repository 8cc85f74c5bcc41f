import { availability, type Availability, isReservedFor, isReservedFromOthers } from '@patine/core';
import { isBeforeLaunch, type LaunchDates } from './launch.ts';

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
  stateLabel: 'sold' | 'reserved' | 'withdrawn' | 'upcoming' | null;
  heldUntil: Date | null;
};

export function visibleState(
  item: ItemState & { drops: LaunchDates },
  { now, customerId }: Viewer,
): VisibleState {
  const sold = item.status === 'sold';
  // A pending item waits for its seller's identity and is not for sale.
  const withdrawn = item.status === 'withdrawn' || item.status === 'pending';
  const held = item.status === 'listed' && isHeld(item, now);
  const byOther = held && (customerId === null || item.heldByCustomer !== customerId);
  const isTaken = byOther || (item.status === 'listed' && isReservedFromOthers(item, customerId, now));
  // What a customer is paying for, or was promised by an accepted offer, stays theirs when it joins a drop.
  const isOwn = customerId !== null && ((held && !byOther) || isReservedFor(item, customerId, now));
  const isUpcoming = !isOwn && isBeforeLaunch(item.drops, now);
  return {
    availability: availability({ saleable: !sold && !isTaken && !isUpcoming, sold, withdrawn }),
    stateLabel: sold
      ? 'sold'
      : withdrawn
        ? 'withdrawn'
        : isTaken
          ? 'reserved'
          : isUpcoming
            ? 'upcoming'
            : null,
    heldUntil: held ? item.heldUntil : null,
  };
}
