import { expect, test } from 'vitest';
import { smallVocabulary } from '../testing/vocabulary.ts';
import { languagesFor } from './language-data.ts';
import { createUnderstanding } from './understand.ts';

const understand = createUnderstanding(smallVocabulary, languagesFor('fr'));

/** Of many runs the shortest, because other processes can only lengthen a run. */
const RUNS = 25;
/** Shorter times are mostly the clock's. */
const LEAST_MS = 0.05;

function shortestMs(text: string): number {
  let shortest = Infinity;
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    understand(text);
    shortest = Math.min(shortest, performance.now() - started);
  }
  return Math.max(LEAST_MS, shortest);
}

const ofLength = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** What a reader of phrases, prices, sizes, negations and quotations may have to try again and again. */
const PARTS = [
  'robe noire ',
  'sans sans ni ',
  'yves saint ',
  'jean paul goltie ',
  'de 50 à ',
  '38 1/2 ',
  'taille ',
  'a.b.',
  "l'",
  '"',
  'robe-',
  'x',
  '1,5',
  'nioire ',
  'e\u0301\u0302',
  '👗',
];

test.each(PARTS)('%j: a text ten and a hundred times as long takes at most as many times as long', (part) => {
  understand(ofLength(part, 200));
  for (const length of [20, 200]) {
    const once = shortestMs(ofLength(part, length));
    for (const times of [10, 100]) {
      // Twice as much for what else runs on the machine.
      expect(shortestMs(ofLength(part, length * times)) / once).toBeLessThan(times * 2);
    }
  }
});
