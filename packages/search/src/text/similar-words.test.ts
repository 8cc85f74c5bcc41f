import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

/** Number of typos between two words by definition: the minimum over every edit path. */
function typosBetween(word: string, other: string): number {
  if (word[0] !== other[0]) {
    return [word.slice(1), (word[1] ?? '') + word[0] + word.slice(2)].includes(other) ||
      word.slice(1) === other.slice(1) ||
      word === other.slice(1)
      ? 2
      : Infinity;
  }
  return edits(word, other);
}

function edits(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const rest = edits(one.slice(1), other.slice(1)) + Number(one[0] !== other[0]);
  const swapped =
    one[0] === other[1] && one[1] === other[0] && one.length > 1 && other.length > 1
      ? edits(one.slice(2), other.slice(2)) + 1
      : Infinity;
  return Math.min(rest, swapped, edits(one.slice(1), other) + 1, edits(one, other.slice(1)) + 1);
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });

test('finds the same words within some typos as a comparison with each word', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { maxLength: 40 }),
      letters,
      fc.integer({ min: 1, max: 2 }),
      (words, word, most) => {
        const vocabulary = new Vocabulary();
        for (const each of words) vocabulary.add(each);
        const found = vocabulary.similarTo(word, most, false);
        const wanted = words.flatMap((each) => {
          const typos = typosBetween(word, each);
          return typos >= 1 && typos <= most ? [[each, typos] as const] : [];
        });
        expect(new Map([...found].map(([number, typos]) => [vocabulary.words[number], typos]))).toEqual(
          new Map(wanted),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test('finds the same words after sorting, and no released ones', () => {
  const vocabulary = new Vocabulary();
  const words = Array.from({ length: 3000 }, (_, number) => `r${(number + 676).toString(26)}`);
  const similar = (): Set<string> =>
    new Set([...vocabulary.similarTo('r1ab', 1, false).keys()].map((number) => vocabulary.words[number]!));
  for (const word of words.slice(0, 500)) vocabulary.add(word);
  const unsorted = similar();
  expect(unsorted.size).toBeGreaterThan(20);
  for (const word of words) vocabulary.add(word);
  expect(unsorted.difference(similar())).toEqual(new Set());
  for (const word of ['r1ac', 'r1ad']) vocabulary.release(vocabulary.numberOf(word)!);
  vocabulary.add('r1ad');
  for (let number = 0; number < 1100; number++) vocabulary.add(`s${number}`);
  expect(similar()).toContain('r1ad');
  expect(similar()).not.toContain('r1ac');
});

test('a prefix with typos matches the words that continue it', () => {
  const vocabulary = new Vocabulary();
  for (const word of ['salopette', 'salopettes', 'salope', 'sapin']) vocabulary.add(word);
  const found = vocabulary.similarTo('salpoe', 1, true);
  expect([...found.keys()].map((number) => vocabulary.words[number]).sort()).toEqual([
    'salope',
    'salopette',
    'salopettes',
  ]);
});
