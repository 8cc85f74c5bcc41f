import { expect, test } from 'vitest';
import { parcelProgress } from './parcel-progress.ts';

const parcel = (...done: string[]) => ({
  steps: ['paid', 'prepared', 'shipped', 'delivered'].map((code) => ({
    code,
    at: done.includes(code) ? '2026-11-12T09:30:00.000Z' : null,
  })),
});

test.each([
  [[], null],
  [[parcel()], null],
  [[parcel('paid')], 'paid'],
  [[parcel('paid', 'prepared', 'shipped', 'delivered')], 'delivered'],
  [[parcel('paid', 'prepared', 'shipped'), parcel('paid', 'prepared')], 'prepared'],
  [[parcel('paid', 'prepared'), parcel('paid', 'prepared', 'shipped')], 'prepared'],
  [[parcel('paid'), parcel()], null],
])('the slowest parcel counts (%#)', (parcels, progress) => {
  expect(parcelProgress(parcels)).toBe(progress);
});
