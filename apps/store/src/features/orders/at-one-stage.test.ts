import { expect, it } from 'vitest';
import { atOneStage } from './at-one-stage.ts';

const parcel = (id: string, paidAt: string, shippedAt: string | null, expectedOn = '2026-12-05') => ({
  id,
  steps: [
    { code: 'paid', at: paidAt, expectedOn: null },
    { code: 'shipped', at: shippedAt, expectedOn },
  ],
});
const ids = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id));

it('parcels with the same days are one group, whatever the second', () => {
  const one = parcel('1', '2026-11-30T09:10:00Z', null);
  expect(ids(atOneStage([one, parcel('2', '2026-11-30T09:10:01Z', null)]))).toEqual([['1', '2']]);
});

it('a parcel that is ahead, or expected on another day, is its own group', () => {
  const waiting = parcel('1', '2026-11-30T09:10:00Z', null);
  const sent = parcel('2', '2026-11-30T09:10:00Z', '2026-12-01T08:00:00Z');
  const later = parcel('3', '2026-11-30T09:10:00Z', null, '2026-12-07');
  const other = parcel('4', '2026-11-30T09:10:00Z', null);
  expect(ids(atOneStage([waiting, sent, later, other]))).toEqual([['1', '4'], ['2'], ['3']]);
});

it('no parcels are no groups', () => {
  expect(atOneStage([])).toEqual([]);
});
