import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allowedFrom,
  canMovePayment,
  LIVE_PAYMENT_STATES,
  PAYMENT_RANK,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  SETTLED_PAYMENT_STATES,
  type PaymentState,
} from './attempt.ts';

const anyState = fc.constantFrom(...PAYMENT_STATES);
/** Updates of an attempt as a provider may send them: any state, in any order, any number of times. */
const anyUpdates = fc.array(anyState, { maxLength: 40 });

/** Applies updates as `UPDATE … SET state = $1 WHERE state = ANY(allowedFrom($1))` does. */
function applyUpdates(updates: readonly PaymentState[], start: PaymentState = 'created'): PaymentState[] {
  const path = [start];
  for (const next of updates) {
    if (allowedFrom(next).includes(path.at(-1) ?? start)) path.push(next);
  }
  return path;
}

describe('a payment attempt', () => {
  it('goes from created to paid step by step', () => {
    const steps = ['session_open', 'authorized', 'claimed', 'capture_requested', 'captured', 'paid'] as const;
    expect(applyUpdates(steps)).toEqual(['created', ...steps]);
  });

  it('is voided when it loses the claim, or refunded when it was debited at once', () => {
    expect(allowedFrom('voided')).toContain('authorized');
    expect(allowedFrom('refunded')).toContain('authorized');
  });

  it('is refunded when a void comes after the capture, and never sold again', () => {
    expect(applyUpdates(['authorized', 'voided', 'captured', 'paid', 'refunded'])).toEqual([
      'created',
      'authorized',
      'voided',
      'refunded',
    ]);
  });

  it('is not paid before it is captured', () => {
    expect(allowedFrom('paid')).toEqual(['captured', 'needs_human']);
  });

  it('is not captured before its items are claimed', () => {
    expect(allowedFrom('captured')).toEqual(['claimed', 'capture_requested']);
    expect(allowedFrom('capture_requested')).toEqual(['claimed']);
    expect(allowedFrom('claimed')).toEqual(['authorized']);
  });

  it('can be authorised after it expired or was declined', () => {
    expect(applyUpdates(['session_open', 'expired', 'authorized'])).toEqual([
      'created',
      'session_open',
      'expired',
      'authorized',
    ]);
  });

  it('does not expire once money is authorised', () => {
    expect(allowedFrom('expired')).toEqual(['created', 'session_open']);
    expect(allowedFrom('declined')).toEqual(['created', 'session_open']);
  });

  it('is never created twice', () => {
    expect(allowedFrom('created')).toEqual([]);
  });
});

describe('ranks', () => {
  it('increase with every transition, so that updates cannot regress and no path is a cycle', () => {
    for (const from of PAYMENT_STATES) {
      for (const to of PAYMENT_TRANSITIONS[from]) {
        expect(PAYMENT_RANK[to]).toBeGreaterThan(PAYMENT_RANK[from]);
      }
    }
  });

  it('increase along any sequence of updates, repeated or late', () => {
    fc.assert(
      fc.property(anyUpdates, (updates) => {
        const ranks = applyUpdates(updates).map((state) => PAYMENT_RANK[state]);
        expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('paths', () => {
  it('leave paid only for refunded', () => {
    fc.assert(
      fc.property(anyUpdates, (updates) => {
        expect(applyUpdates(updates, 'paid').slice(1)).toEqual(
          updates.includes('refunded') ? ['refunded'] : [],
        );
      }),
    );
  });

  it('end only in a settled state, which every other state can reach', () => {
    const settled: readonly PaymentState[] = SETTLED_PAYMENT_STATES;
    const canSettle = (state: PaymentState): boolean =>
      settled.includes(state) || PAYMENT_TRANSITIONS[state].some(canSettle);
    expect(PAYMENT_STATES.filter((state) => !canSettle(state))).toEqual([]);
    const ends = PAYMENT_STATES.filter((state) => PAYMENT_TRANSITIONS[state].length === 0);
    expect(ends).toEqual(['refunded']);
    expect(settled).toEqual(expect.arrayContaining(ends));
  });

  it('states that hold money can always be refunded', () => {
    const holding: PaymentState[] = [
      'authorized',
      'claimed',
      'capture_requested',
      'captured',
      'needs_human',
      'paid',
    ];
    expect(holding.filter((state) => !canMovePayment(state, 'refunded'))).toEqual([]);
  });

  it('needs_human can be reached from every state in which money may move', () => {
    const stuck = LIVE_PAYMENT_STATES.filter((state) => !canMovePayment(state, 'needs_human'));
    expect(stuck).toEqual(['needs_human']);
  });
});

describe('live and settled states', () => {
  it('every state is either live or settled', () => {
    expect([...LIVE_PAYMENT_STATES, ...SETTLED_PAYMENT_STATES].toSorted()).toEqual(PAYMENT_STATES.toSorted());
  });
});

describe('allowedFrom', () => {
  it('is the inverse of the transitions', () => {
    fc.assert(
      fc.property(anyState, anyState, (from, to) => {
        expect(allowedFrom(to).includes(from)).toBe(PAYMENT_TRANSITIONS[from].includes(to));
      }),
    );
  });
});
