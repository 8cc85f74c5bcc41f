import { expect, test } from 'vitest';
import type { ListedOffer } from '../../features/offers/offers.query.ts';
import type { ListedReturn } from '../../features/returns/returns.query.ts';
import { isInProgress, inProgress } from './in-progress.ts';

const parcel = (deliveredAt: string | null) => ({
  id: 'p',
  items: [],
  steps: [
    { code: 'paid', at: '2026-11-12T09:30:00Z', expectedOn: null },
    { code: 'delivered', at: deliveredAt, expectedOn: deliveredAt ? null : '2026-11-19' },
  ],
});
const here = parcel('2026-11-19T10:00:00Z');
const away = parcel(null);

test.each([
  ['CHECKOUT', [away], true],
  ['PAID', [away], true],
  ['PAID', [here, away], true],
  ['PAID', [here], false],
  ['COMPLETED', [here], false],
  ['REFUNDED', [away], false],
  ['ABANDONED', [away], false],
] as const)(
  'an order in %s is in progress until its last parcel is here (%#)',
  (status, parcels, expected) => {
    expect(isInProgress({ status, parcels: [...parcels] })).toBe(expected);
  },
);

const offer = (id: string, status: ListedOffer['status'], expiresAt: string) =>
  ({ id, status, expiresAt }) as ListedOffer;
const request = (id: string, status: ListedReturn['status'], sendBefore: string) =>
  ({ id, status, sendBefore }) as ListedReturn;

test('what the customer has to do comes first, each with the nearest deadline first', () => {
  const { toDo, waiting } = inProgress(
    [
      offer('asked', 'PENDING', '2026-11-22T10:00:00Z'),
      offer('later', 'ACCEPTED', '2026-11-25T10:00:00Z'),
      offer('soon', 'ACCEPTED', '2026-11-21T10:00:00Z'),
    ],
    [
      request('to send', 'REQUESTED', '2026-11-23T10:00:00Z'),
      request('arrived', 'RECEIVED', '2026-11-20T10:00:00Z'),
    ],
  );
  expect(toDo.map(({ id }) => id)).toEqual(['soon', 'to send', 'later']);
  expect(waiting.map(({ id }) => id)).toEqual(['arrived', 'asked']);
});

test('what has ended is not in progress', () => {
  const ended = (['DECLINED', 'LAPSED', 'CLOSED', 'USED', 'WITHDRAWN'] as const).map((status) =>
    offer(status, status, '2026-11-22T10:00:00Z'),
  );
  const { toDo, waiting } = inProgress(ended, [request('back', 'REFUNDED', '2026-11-20T10:00:00Z')]);
  expect([...toDo, ...waiting]).toEqual([]);
});
