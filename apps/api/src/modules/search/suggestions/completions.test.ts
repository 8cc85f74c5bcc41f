import { expect, test } from 'vitest';
import { completions } from './completions.ts';

const named = (...names: string[]) => names.map((name) => ({ name, brandName: null }));
const NAMES = named('Veste en jean Levi’s', 'Veste en jean délavée', 'Veste de travail', 'Gilet veste court');

test('the last word is completed and continued, most frequent first', () => {
  expect(completions('ves', NAMES, 4)).toEqual(['veste', 'veste en jean', 'veste court', 'veste de travail']);
  expect(completions('veste en j', NAMES, 1)).toEqual(['veste en jean']);
});

test('the text itself is no completion, whatever its accents', () => {
  expect(completions('délavée', named('Jupe délavée'), 4)).toEqual([]);
  expect(completions('levis', named('Jean Levi’s'), 4)).toEqual([]);
  expect(completions('dela', named('Jupe délavée'), 4)).toEqual(['délavée']);
});

test('a word that is already there is not repeated', () => {
  expect(completions('jean veste', named('Veste en jean'), 4)).toEqual([]);
});

test.each(['', '   ', '!?', '—'])('%j has none', (text) => expect(completions(text, NAMES, 4)).toEqual([]));

test('a brand of several words is completed as a whole', () => {
  const dress = { name: 'Robe Jean Paul Gaultier en viscose', brandName: 'Jean Paul Gaultier' };
  expect(completions('rob', [dress], 4)).toEqual(['robe', 'robe jean paul gaultier']);
  expect(completions('jea', [dress], 4)).toEqual([]);
});

test('of the forms of an adjective only the one that agrees with the garment is shown', () => {
  const names = named(
    'Robe en velours noir',
    'Robe en coton noir',
    'Robe droite en soie noire',
    'Pull en laine noire',
    'Pull noir',
    'Bottes noires',
  );
  expect(completions('robe noi', names, 4)).toEqual(['robe noire']);
  expect(completions('pull noi', names, 4)).toEqual(['pull noir']);
  expect(completions('bottes noi', names, 4)).toEqual(['bottes noires']);
});
