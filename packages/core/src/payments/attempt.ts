export const PAYMENT_PROVIDERS = ['STRIPE', 'PAYPAL', 'INTERNAL'] as const;
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number];

export const PAYMENT_STATES = [
  'created',
  'session_open',
  'expired',
  'declined',
  'authorized',
  'claimed',
  'capture_requested',
  'captured',
  'needs_human',
  'paid',
  'voided',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * Rank of each state by how much is known about the money. An update of a lower or equal rank never overwrites a state.
 * `expired` and `declined` rank below `authorized`, because a provider may report an authorisation after both.
 */
export const PAYMENT_RANK: Readonly<Record<PaymentState, number>> = {
  created: 0,
  session_open: 1,
  expired: 2,
  declined: 2,
  authorized: 3,
  claimed: 4,
  capture_requested: 5,
  captured: 6,
  needs_human: 7,
  paid: 8,
  voided: 9,
  refunded: 10,
};

/**
 * Allowed transitions of a payment attempt. Steps may be skipped forward when a crash lost an update. A method that
 * debits at once goes from `claimed` to `captured`, or from `authorized` to `refunded` when it loses the claim. When a
 * void is rejected as already captured, the money is refunded.
 */
export const PAYMENT_TRANSITIONS: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['session_open', 'authorized', 'expired', 'declined', 'needs_human'],
  session_open: ['authorized', 'expired', 'declined', 'needs_human'],
  expired: ['authorized', 'voided', 'refunded', 'needs_human'],
  declined: ['authorized', 'voided', 'refunded', 'needs_human'],
  authorized: ['claimed', 'voided', 'refunded', 'needs_human'],
  claimed: ['capture_requested', 'captured', 'voided', 'refunded', 'needs_human'],
  capture_requested: ['captured', 'voided', 'refunded', 'needs_human'],
  captured: ['paid', 'refunded', 'needs_human'],
  needs_human: ['paid', 'voided', 'refunded'],
  paid: ['refunded'],
  voided: ['refunded'],
  refunded: [],
};

/** States that await no further update. A late update may still change `expired`, `declined` and `voided`. */
export const SETTLED_PAYMENT_STATES = ['expired', 'declined', 'paid', 'voided', 'refunded'] as const;

/** States in which money may still move. A cart has at most one attempt in any of them. */
export const LIVE_PAYMENT_STATES = PAYMENT_STATES.filter(
  (state) => !(SETTLED_PAYMENT_STATES as readonly PaymentState[]).includes(state),
);

/**
 * Returns true when an attempt may change from one state to another: `captured` to `paid` yes; `paid` to `captured` no.
 */
export function canMovePayment(from: PaymentState, to: PaymentState): boolean {
  return PAYMENT_TRANSITIONS[from].includes(to);
}

/**
 * Returns the states from which an attempt may change to `state`, for `UPDATE … WHERE state = ANY(…)`.
 * @example allowedFrom('paid') // ['captured', 'needs_human']
 * @example allowedFrom('created') // []
 */
export function allowedFrom(state: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => canMovePayment(from, state));
}
