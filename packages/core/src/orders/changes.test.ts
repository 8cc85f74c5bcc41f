import { describe, expect, it } from 'vitest';
import { changeBlocker } from './changes.ts';
import { ORDER_STATUSES } from './status.ts';

const waiting = { shippedAt: null, deliveredAt: null };
const at = new Date('2026-11-21T10:00:00Z');

describe('changeBlocker', () => {
  it('a paid order can be changed until a parcel is shipped, and no order in another status', () => {
    const open = ORDER_STATUSES.filter((status) => changeBlocker({ status, parcels: [waiting] }) === null);
    expect(open).toEqual(['PAID']);
    expect(changeBlocker({ status: 'CHECKOUT', parcels: [waiting] })).toBe('ORDER_NOT_OPEN');
  });

  it('one shipped parcel blocks changes of the whole order', () => {
    for (const shipped of [
      { ...waiting, shippedAt: at },
      { ...waiting, deliveredAt: at },
    ])
      expect(changeBlocker({ status: 'PAID', parcels: [waiting, shipped] })).toBe('ORDER_SHIPPED');
  });
});
