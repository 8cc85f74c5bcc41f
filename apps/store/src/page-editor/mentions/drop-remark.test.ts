import { expect, test } from 'vitest';
import { dropRemarkOf } from './drop-remark.ts';

const day = (number: number) => new Date(Date.UTC(2026, 11, number)).toISOString();
const remark = (launchAt: string | null, endAt: string | null, at: number, writtenAt = day(1)) =>
  dropRemarkOf({ launchAt, endAt }, { writtenAt, at: Date.parse(day(at)) });

test('what is shown once a drop has opened, and was written before, is told', () => {
  expect(remark(day(5), null, 6)).toBe('opened');
  expect(remark(day(5), day(9), 5)).toBe('opened');
  expect(remark(day(5), null, 4)).toBeNull();
});

test('what was written while the drop was open is in order until it ends', () => {
  expect(remark(day(1), day(9), 8)).toBeNull();
  expect(remark(day(1), day(9), 9)).toBe('ended');
  expect(remark(day(5), day(9), 6, day(6))).toBeNull();
});

test('a drop without dates is announced at any time', () => {
  expect(remark(null, null, 20)).toBeNull();
});
