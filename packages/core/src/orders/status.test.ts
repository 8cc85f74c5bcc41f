import { describe, expect, it } from 'vitest';
import { canMove, ORDER_STATUSES, ORDER_TRANSITIONS, type OrderStatus } from './status.ts';

function reachableFrom(status: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> {
  for (const next of ORDER_TRANSITIONS[status]) {
    if (!seen.has(next)) reachableFrom(next, seen.add(next));
  }
  return seen;
}

describe('canMove', () => {
  it('allows these moves and no others', () => {
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

  it('leads to every status from checkout', () => {
    expect(reachableFrom('CHECKOUT')).toEqual(new Set(['PAID', 'ABANDONED', 'COMPLETED', 'REFUNDED']));
  });

  it('never leads back', () => {
    for (const status of ORDER_STATUSES) expect(reachableFrom(status).has(status)).toBe(false);
  });

  it('never takes a paid order to abandoned', () => {
    expect(reachableFrom('PAID')).toEqual(new Set(['COMPLETED', 'REFUNDED']));
  });
});
