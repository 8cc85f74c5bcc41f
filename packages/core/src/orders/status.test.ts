import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from './status.ts';

function reachableFrom(status: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  for (const next of ORDER_TRANSITIONS[status]) {
    if (!seen.has(next)) reachableFrom(next, seen.add(next));
  }
  return seen;
}

describe('canMove', () => {
  it('allows these transitions and no others', () => {
    const moves = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`),
    );
    expect(moves).toEqual([
      'CHECKOUT PAID',
      'CHECKOUT ABANDONED',
      'PAID COMPLETED',
      'PAID REFUNDED',
      'ABANDONED PAID',
      'COMPLETED REFUNDED',
    ]);
  });

  it('every status can be reached from checkout', () => {
    expect(reachableFrom('CHECKOUT')).toEqual(new Set(['PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED']));
  });

  it('never returns to an earlier status', () => {
    for (const status of ORDER_STATUSES) expect(reachableFrom(status).has(status)).toBe(false);
  });

  it('a paid order never becomes abandoned', () => {
    expect(reachableFrom('PAID')).toEqual(new Set(['COMPLETED', 'REFUNDED']));
  });
});
