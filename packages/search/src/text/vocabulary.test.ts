import { expect, test } from 'vitest';
import { Vocabulary } from './vocabulary.ts';

test('finds prefixes among sorted and new words, in any number', () => {
  const vocabulary = new Vocabulary();
  const words: string[] = [];
  for (let number = 0; number < 9000; number++) {
    const word = ((number * 7919) % 9973).toString(36);
    words.push(word);
    vocabulary.add(word);
    if (number % 1500 !== 0) continue;
    for (const prefix of ['1', '5x', 'z', '7pp']) {
      const found = vocabulary.startingWith(prefix).map((known) => vocabulary.words[known]);
      expect(new Set(found)).toEqual(new Set(words.filter((known) => known.startsWith(prefix))));
    }
  }
});
