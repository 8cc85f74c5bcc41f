import { expect, test } from 'vitest';
import { refundDeadline } from './refund-deadline.ts';

const declaredAt = new Date('2026-11-02T10:00:00Z');
const deadline = (postedAt: string | null, receivedAt: string | null) =>
  refundDeadline({
    declaredAt,
    postedAt: postedAt === null ? null : new Date(postedAt),
    receivedAt: receivedAt === null ? null : new Date(receivedAt),
  })?.toISOString() ?? null;

test('is the end of the fourteenth day after the declaration when the posting is proved by then', () => {
  expect(deadline('2026-11-05T09:00:00Z', null)).toBe('2026-11-16T22:59:59.999Z');
});

test('is the day of the first proof of posting or receipt when that is later', () => {
  expect(deadline('2026-11-18T09:00:00Z', '2026-11-20T09:00:00Z')).toBe('2026-11-18T22:59:59.999Z');
  expect(deadline(null, '2026-11-20T09:00:00Z')).toBe('2026-11-20T22:59:59.999Z');
  expect(deadline(null, '2026-11-16T09:00:00Z')).toBe('2026-11-16T22:59:59.999Z');
});

test('is null without a proof', () => {
  expect(deadline(null, null)).toBeNull();
});

test('is not moved from a Saturday, because a later day would favour the shop', () => {
  const saturday = refundDeadline({
    declaredAt: new Date('2026-11-07T10:00:00Z'),
    postedAt: new Date('2026-11-08T10:00:00Z'),
    receivedAt: null,
  });
  expect(saturday?.toISOString()).toBe('2026-11-21T22:59:59.999Z');
});
