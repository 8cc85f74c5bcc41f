import { expect, test } from 'vitest';
import { deliveryDay } from './delivery-day.ts';

const parcel = (at: string | null, expectedOn: string | null) => ({
  steps: [
    { code: 'paid', at: '2026-11-12T09:30:00.000Z', expectedOn: null },
    { code: 'delivered', at, expectedOn },
  ],
});
const here = parcel('2026-11-19T10:00:00.000Z', null);

test.each([
  ['PAID', [here, parcel('2026-11-21T10:00:00.000Z', null)], 'deliveredOn', '2026-11-21T10:00:00.000Z'],
  ['COMPLETED', [here], 'deliveredOn', '2026-11-19T10:00:00.000Z'],
  ['PAID', [here, parcel(null, '2026-12-02'), parcel(null, '2026-11-30')], 'expectedOn', '2026-12-02'],
] as const)('the last parcel decides the day of an order (%#)', (status, parcels, name, day) => {
  expect(deliveryDay(status, parcels)).toEqual({ id: `ui.order-status.${name}`, day });
});

test.each([
  ['CHECKOUT', [parcel(null, '2026-12-02')]],
  ['REFUNDED', [here]],
  ['PAID', []],
  ['PAID', [parcel(null, null)]],
  ['PAID', [{ steps: [{ code: 'paid', at: '2026-11-12T09:30:00.000Z', expectedOn: null }] }]],
] as const)('an order of which no day is known has none (%#)', (status, parcels) => {
  expect(deliveryDay(status, parcels)).toBeNull();
});
