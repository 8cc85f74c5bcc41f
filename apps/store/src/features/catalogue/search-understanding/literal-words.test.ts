import { expect, test } from 'vitest';
import { leftOutWords } from './literal-words.ts';

const COATS = {
  attribute: 'categories' as const,
  values: ['women/coats'],
  exclude: false,
  searched: 'trench',
  words: 'raincoat',
};

const understanding = {
  text: 'yellow raincoat oversized',
  filters: [COATS],
  words: 'trench oversized',
  narrowerWords: 'trench',
  optionalWords: 'oversized',
  occasionWords: '',
  help: null,
};

test('of the words that a list leaves out, those that nobody typed are not named', () => {
  expect(leftOutWords(understanding, {})).toEqual(['oversized']);
  expect(leftOutWords(understanding, { text: 'trench oversized' })).toEqual([]);
  expect(leftOutWords({ ...understanding, filters: [] }, { text: 'oversized' })).toEqual(['trench']);
});
