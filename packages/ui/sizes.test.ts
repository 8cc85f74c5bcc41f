import { expect, test } from 'vitest';
import { entries, measure } from './measure-entry.ts';
import { ENTRY_BUDGETS, ENTRY_LIMIT } from './size-budgets.ts';

const all = entries();
const limitOf = (entry: string) => ENTRY_BUDGETS[entry]?.limit ?? ENTRY_LIMIT;

test.each(all.map((entry) => [entry, limitOf(entry)] as const))(
  'importing only %s costs at most %d kB',
  async (entry, limit) => {
    const size = await measure(entry);
    expect(size).toBeGreaterThan(0.1);
    expect(size).toBeLessThanOrEqual(limit);
  },
);

test('Button is below the default limit', () => {
  expect(limitOf('button/Button')).toBe(3);
});

test('every budget belongs to an entry and has a reason', () => {
  expect(Object.keys(ENTRY_BUDGETS).filter((entry) => !all.includes(entry))).toEqual([]);
});
