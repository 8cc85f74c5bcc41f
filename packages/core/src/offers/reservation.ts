/** To whom a piece is promised after an accepted offer; null where it is promised to nobody. */
export type Reservation = {
  reservedFor: string | null;
  /** The end of the promise: from this instant on it holds no more. */
  reservedUntil: Date | null;
  /** Hundredths: what was accepted. */
  reservedAmount: number | null;
};

const holds = ({ reservedFor, reservedUntil }: Omit<Reservation, 'reservedAmount'>, now: Date) =>
  reservedFor !== null && reservedUntil !== null && now < reservedUntil;

/**
 * Tells whether an accepted offer keeps a piece from somebody; a visitor is null.
 * @example of a promise to Léa until 10:00: for Zoé at 9:59 true, at 10:00 false; for Léa at 9:59 false
 */
export function isReservedFromOthers(
  reservation: Omit<Reservation, 'reservedAmount'>,
  customerId: string | null,
  now: Date,
): boolean {
  return holds(reservation, now) && reservation.reservedFor !== customerId;
}

/**
 * What a piece costs somebody, in hundredths: what was accepted while the promise holds, unless the public price has
 * come down below it meanwhile.
 * @example of 71.00 promised to Léa until 10:00, public price 88.00: for Léa at 9:59 71.00, at 10:00 88.00
 * @example public price 65.00: for Léa at 9:59 65.00
 */
export function priceFor(
  reservation: Reservation,
  publicAmount: number,
  customerId: string | null,
  now: Date,
): number {
  const { reservedFor, reservedAmount } = reservation;
  const isTheirs = holds(reservation, now) && customerId !== null && reservedFor === customerId;
  return isTheirs && reservedAmount !== null ? Math.min(reservedAmount, publicAmount) : publicAmount;
}
