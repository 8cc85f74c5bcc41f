import { expect, test } from 'vitest';
import { changedSince, daysBefore, lastDay } from './changed-since.ts';

const history = {
  'Controls/Button': [
    { day: '2026-11-23', subject: 'Round the corners' },
    { day: '2026-11-15', subject: 'Add a button' },
  ],
  'Controls/Chip': [{ day: '2026-11-23', subject: 'Round the corners' }],
};

test('a change is told once with the components that it changed, from that day on', () => {
  const corners = { subject: 'Round the corners', titles: ['Controls/Button', 'Controls/Chip'] };
  expect(changedSince(history, '2026-11-16')).toEqual([['2026-11-23', [corners]]]);
  expect(changedSince(history, '2026-11-15').map(([day]) => day)).toEqual(['2026-11-23', '2026-11-15']);
  expect(changedSince(history, '2026-11-24')).toEqual([]);
});

test('the first day shown is a week before the last change', () => {
  expect(daysBefore(lastDay(history), 7)).toBe('2026-11-16');
  expect(daysBefore(lastDay({}), 7)).toBe('');
});
