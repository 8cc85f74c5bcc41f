import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canMoveLine,
  LINE_STATUSES,
  LINE_TRANSITIONS,
  linesAllowedFrom,
  orderStatusFromLines,
  type LineStatus,
} from './line-status.ts';
import { canMove, ORDER_STATUSES } from './status.ts';

const anyStatus = fc.constantFrom(...LINE_STATUSES);
const anyLines = fc.array(anyStatus, { minLength: 1, maxLength: 6 });

describe('canMoveLine', () => {
  it('a shipped item cannot become unshipped, nor a refunded one paid', () => {
    expect(linesAllowedFrom('pending')).toEqual([]);
    expect(LINE_TRANSITIONS.refunded).toEqual([]);
    expect(canMoveLine('shipped', 'paid')).toBe(false);
  });

  it('every path ends with an item that is received, refunded or never paid', () => {
    fc.assert(
      fc.property(anyStatus, fc.array(fc.nat()), (start, choices) => {
        const seen: LineStatus[] = [start];
        for (const choice of choices) {
          const next = LINE_TRANSITIONS[seen.at(-1) as LineStatus];
          if (next.length === 0) break;
          seen.push(next[choice % next.length] as LineStatus);
        }
        // The longest path: cancelled, paid late, shipped, delivered, sent back.
        expect(seen.length).toBeLessThanOrEqual(6);
        expect(new Set(seen).size).toBe(seen.length);
      }),
    );
  });

  it('the sources of a status are exactly those that may change to it', () => {
    fc.assert(
      fc.property(anyStatus, anyStatus, (from, to) => {
        expect(linesAllowedFrom(to).includes(from)).toBe(canMoveLine(from, to));
      }),
    );
  });
});

describe('orderStatusFromLines', () => {
  it('returns only a status that the order may change to, or the current one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ORDER_STATUSES), anyLines, fc.boolean(), (status, lines, isPast) => {
        const next = orderStatusFromLines(status, lines, isPast);
        expect(next === status || canMove(status, next)).toBe(true);
      }),
    );
  });

  it('returns refunded for an order without any item left, and for no other', () => {
    fc.assert(
      fc.property(anyLines, fc.boolean(), (lines, isPast) => {
        const isEmpty = lines.every((line) => line === 'refunded');
        expect(orderStatusFromLines('PAID', lines, isPast) === 'REFUNDED').toBe(isEmpty);
      }),
    );
  });

  it('waits for the last item and for the end of the withdrawal period', () => {
    expect(orderStatusFromLines('PAID', ['delivered', 'shipped'], true)).toBe('PAID');
    expect(orderStatusFromLines('PAID', ['delivered', 'refunded'], false)).toBe('PAID');
    expect(orderStatusFromLines('PAID', ['delivered', 'refunded'], true)).toBe('COMPLETED');
  });

  it('does not change an order that is not paid', () => {
    expect(orderStatusFromLines('CHECKOUT', ['refunded'], true)).toBe('CHECKOUT');
    expect(orderStatusFromLines('ABANDONED', ['delivered'], true)).toBe('ABANDONED');
  });
});
