import { describe, expect, it } from 'vitest';
import { changeBlocker } from './changes.ts';
import { ORDER_STATUSES } from './status.ts';

const waiting = { shippedAt: null, deliveredAt: null };
const at = new Date('2026-11-21T10:00:00Z');

describe('changeBlocker', () => {
  it('lets a paid order be changed while every parcel waits, and no order in another status', () => {
    const open = ORDER_STATUSES.filter((status) => changeBlocker({ status, parcels: [waiting] }) === null);
    expect(open).toEqual(['PAID']);
    expect(changeBlocker({ status: 'CHECKOUT', parcels: [waiting] })).toBe('ORDER_NOT_OPEN');
  });

  it('is too late for all when one parcel has left', () => {
    for (const gone of [
      { ...waiting, shippedAt: at },
      { ...waiting, deliveredAt: at },
    ])
      expect(changeBlocker({ status: 'PAID', parcels: [waiting, gone] })).toBe('ORDER_SHIPPED');
  });
});
