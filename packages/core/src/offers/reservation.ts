/** The customer for whom an item is reserved after an accepted offer; null when nobody. */
export type Reservation = {
  reservedFor: string | null;
  /** End of the reservation, excluded. */
  reservedUntil: Date | null;
  /** The accepted amount in hundredths. */
  reservedAmount: number | null;
};

const holds = ({ reservedFor, reservedUntil }: Omit<Reservation, 'reservedAmount'>, now: Date) =>
  reservedFor !== null && reservedUntil !== null && now < reservedUntil;

/**
 * Returns true when an item is reserved for another customer. `customerId` is null for a visitor.
 * @example reserved for Léa until 10:00: for Zoé at 9:59 true, at 10:00 false; for Léa at 9:59 false
 */
export function isReservedFromOthers(
  reservation: Omit<Reservation, 'reservedAmount'>,
  customerId: string | null,
  now: Date,
): boolean {
  return holds(reservation, now) && reservation.reservedFor !== customerId;
}

/** Returns true when an item is reserved for this customer, after an offer of theirs was accepted. */
export const isReservedFor = (
  reservation: Omit<Reservation, 'reservedAmount'>,
  customerId: string | null,
  now: Date,
): boolean => customerId !== null && holds(reservation, now) && reservation.reservedFor === customerId;

/**
 * Returns the price of an item for a customer, in hundredths: the accepted amount while the reservation lasts, or the
 * public price when that has become lower.
 * @example reserved for Léa at 71.00 until 10:00, public price 88.00: for Léa at 9:59 71.00, at 10:00 88.00
 * @example public price 65.00: for Léa at 9:59 65.00
 */
export function priceFor(
  reservation: Reservation,
  publicAmount: number,
  customerId: string | null,
  now: Date,
): number {
  const { reservedAmount } = reservation;
  const isTheirs = isReservedFor(reservation, customerId, now);
  return isTheirs && reservedAmount !== null ? Math.min(reservedAmount, publicAmount) : publicAmount;
}
