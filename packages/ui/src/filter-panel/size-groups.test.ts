import { expect, test } from 'vitest';
import { sizeGroups } from './size-groups.ts';

const option = (name: string, count = 1, selected = false) => ({ slug: name, name, count, selected });
const named = (names: string[]) =>
  sizeGroups(names.map((name) => option(name))).map(({ scale, options }) => [
    scale,
    options.map(({ name }) => name),
  ]);

test('each size stands in its scale, in the order in which they came', () => {
  expect(
    named([
      'xs',
      'S/M',
      'XL',
      '2XL',
      '34-36',
      '36,5',
      '38',
      'W26',
      'W28 L32',
      '6 mois',
      '4 ans',
      'Taille unique',
    ]),
  ).toEqual([
    ['letters', ['xs', 'S/M', 'XL', '2XL']],
    ['numbers', ['34-36', '36,5', '38']],
    ['jeans', ['W26', 'W28 L32']],
    ['ages', ['6 mois', '4 ans']],
    ['other', ['Taille unique']],
  ]);
});

test('a size that no scale knows is kept', () => {
  expect(named(['EU ?', '38', 'sur mesure'])).toEqual([
    ['numbers', ['38']],
    ['other', ['EU ?', 'sur mesure']],
  ]);
});

const waists = Array.from({ length: 11 }, (_, step) => `W${24 + step}`);

test('a long scale keeps its eight commonest and folds the rest', () => {
  const [jeans] = sizeGroups(waists.map((name, index) => option(name, index)));
  expect([...(jeans?.rare ?? [])].toSorted()).toEqual(['W24', 'W25', 'W26']);
});

test('what is chosen is never folded', () => {
  const [jeans] = sizeGroups([...waists, 'W35'].map((name, index) => option(name, index, name === 'W24')));
  expect([...(jeans?.rare ?? [])].toSorted()).toEqual(['W25', 'W26', 'W27']);
});

test('a fold of one or two sizes is not made', () => {
  const [jeans] = sizeGroups(waists.slice(0, 10).map((name, index) => option(name, index)));
  expect(jeans?.rare.size).toBe(0);
});
