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

test.each([
  [
    'robe',
    [
      'Robe à manches longues en coton',
      'Robe à manches longues',
      'Robe à manches courtes',
      'Robe à taille empire en soie',
      'Robe à taille empire',
    ],
    ['robe à taille empire', 'robe à manches longues'],
  ],
  ['robe à t', ['Robe à taille empire', 'Robe à taille empire en soie'], ['robe à taille empire']],
  [
    'dress',
    ['Dress with puff sleeves', 'Dress with puff sleeves in silk', 'Dress with flounces'],
    ['dress with puff sleeves', 'dress with flounces'],
  ],
])('a phrase that ends within a name is continued to its end: %s', (text, names, expected) => {
  expect(completions(text, named(...names), 4)).toEqual(expected);
});

test('a phrase that is complete stays as it is, whatever qualifies the garment after it', () => {
  const silk = named(
    'Robe en soie noire',
    'Robe en soie noire',
    'Robe en soie blanche',
    'Robe en soie blanche',
  );
  expect(completions('robe', silk, 4)).toEqual(['robe en soie']);
  const flounces = named('Robe à volants', 'Robe à volants plissés', 'Robe à volants plissés');
  expect(completions('robe', flounces, 4)).toEqual(['robe à volants']);
  expect(completions('shirt', named('Shirt in cotton white', 'Shirt in cotton white'), 4)).toEqual([
    'shirt in cotton',
  ]);
});
