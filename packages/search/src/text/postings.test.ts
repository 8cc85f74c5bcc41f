import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyBits, hasBit, setBit } from '../columns/bitset.ts';
import { Postings } from './postings.ts';

const entriesOf = (postings: Postings, word: number): string[] => {
  const entries: string[] = [];
  postings.eachRun(word, (start, end) => {
    for (let at = start; at < end; at++) entries.push(`${postings.rows[at]} ${postings.places[at]}`);
  });
  return entries;
};

/** The entries of some rows, when they are looked for as where the list is long. */
const entriesOfRows = (postings: Postings, word: number, wanted: ReadonlySet<number>): string[] => {
  const entries: string[] = [];
  const sorted = Uint32Array.from(wanted).sort();
  postings.eachRunOf(word, sorted, (start, end) => {
    for (let at = start; at < end; at++)
      if (wanted.has(postings.rows[at]!)) entries.push(`${postings.rows[at]} ${postings.places[at]}`);
  });
  return entries;
};

const someRows = 300;
const addition = fc.record({ word: fc.nat(3), row: fc.nat(someRows - 1), place: fc.nat(0xffff) });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.array(addition, { maxLength: 120 }).map((adds) => ({ adds })) },
  { weight: 1, arbitrary: fc.array(fc.nat(someRows - 1), { maxLength: 200 }).map((gone) => ({ gone })) },
);

test('a word has the added entries in order, without those of removed rows', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const postings = new Postings();
      let model: { word: number; row: number; place: number }[] = [];
      for (const each of steps) {
        if ('adds' in each) {
          for (const { word, row, place } of each.adds) postings.add(word, row, place);
          model.push(...each.adds);
        } else {
          const bits = emptyBits(someRows);
          for (const row of each.gone) setBit(bits, row);
          for (let word = 0; word < 4; word++) postings.purge(word, bits);
          model = model.filter(({ row }) => !hasBit(bits, row));
        }
        for (let word = 0; word < 4; word++) {
          const wanted = model.filter((entry) => entry.word === word);
          expect(postings.lengthOf(word)).toBe(wanted.length);
          expect(entriesOf(postings, word)).toEqual(wanted.map(({ row, place }) => `${row} ${place}`));
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('entries use blocks of every size, and freed blocks are reused', () => {
  const postings = new Postings();
  for (let row = 0; row < 20_000; row++) postings.add(0, row, 0);
  const { length } = postings.rows;
  const all = emptyBits(20_000).fill(0xffffffff);
  for (let round = 0; round < 5; round++) {
    postings.purge(round, all);
    expect(postings.lengthOf(round)).toBe(0);
    for (let row = 0; row < 20_000; row++) postings.add(round + 1, row, 0);
  }
  expect(entriesOf(postings, 5)).toHaveLength(20_000);
  expect(postings.rows.length).toBe(length);
});

test('a few rows are found in a long list, each with all of its entries, sorted or not', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(9000), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(10_000), { maxLength: 20 }),
      fc.boolean(),
      (doubled, looked, backwards) => {
        const postings = new Postings();
        const times = new Map(doubled);
        const rows = Array.from({ length: 9000 }, (_, row) => row).flatMap((row) =>
          Array.from({ length: row % 7 === 0 ? 0 : (times.get(row) ?? 1) }, () => row),
        );
        if (backwards) rows.reverse();
        for (const [at, row] of rows.entries()) postings.add(0, row, at % 100);
        const wanted = new Set([...looked, ...times.keys()]);
        const expected = rows.flatMap((row, at) => (wanted.has(row) ? [`${row} ${at % 100}`] : []));
        expect(entriesOfRows(postings, 0, wanted)).toEqual(expected);
      },
    ),
    { numRuns: 30 },
  );
});
