import { expect, test } from 'vitest';
import { sizeGroups } from './size-groups.ts';

const option = (name: string, count = 1, selected = false) => ({ slug: name, name, count, selected });
const named = (names: string[]) =>
  sizeGroups(names.map((name) => option(name))).map(({ scale, options }) => [
    scale,
    options.map(({ name }) => name),
  ]);

test('groups sizes by scale in their order', () => {
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

test('keeps a size of no known scale', () => {
  expect(named(['EU ?', '38', 'sur mesure'])).toEqual([
    ['numbers', ['38']],
    ['other', ['EU ?', 'sur mesure']],
  ]);
});

const waists = Array.from({ length: 11 }, (_, step) => `W${24 + step}`);

test('a long scale shows its eight most frequent sizes and collapses the rest', () => {
  const [jeans] = sizeGroups(waists.map((name, index) => option(name, index)));
  expect([...(jeans?.rare ?? [])].toSorted()).toEqual(['W24', 'W25', 'W26']);
});

test('never collapses selected sizes', () => {
  const [jeans] = sizeGroups([...waists, 'W35'].map((name, index) => option(name, index, name === 'W24')));
  expect([...(jeans?.rare ?? [])].toSorted()).toEqual(['W25', 'W26', 'W27']);
});

test('does not collapse fewer than three sizes', () => {
  const [jeans] = sizeGroups(waists.slice(0, 10).map((name, index) => option(name, index)));
  expect(jeans?.rare.size).toBe(0);
});
