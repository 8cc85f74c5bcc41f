import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSets } from './count-sets.ts';

const naive = (sets: Uint16Array, setCount: number, rows: Uint32Array) => {
  const counts = Array.from({ length: setCount }, () => 0);
  for (const row of rows) counts[sets[row] ?? 0]! += 1;
  return counts;
};

test.each([3, 2048, 2049])('counts each of %i sets correctly for any number of rows', (setCount) => {
  fc.assert(
    fc.property(fc.array(fc.nat(setCount - 1), { maxLength: 60 }), (given) => {
      const sets = Uint16Array.from(given);
      const rows = Uint32Array.from(given.keys()).filter((row) => row % 3 !== 1);
      expect([...countSets(sets, setCount, rows)]).toEqual(naive(sets, setCount, rows));
    }),
    { numRuns: 50 },
  );
});
