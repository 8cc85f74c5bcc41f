import { expect, test } from 'vitest';
import { alphabet, byLetter, mostStocked } from './brands.query.ts';

const brand = (name: string) => ({ slug: name, name, count: 1 });

test('brands are grouped by letter without accents, the others last', () => {
  const found = byLetter(['501', 'agnès b.', 'Éram', 'Etam', 'Zara', 'Œuf'].map(brand));
  expect(found.map(([letter, brands]) => [letter, brands.map(({ name }) => name)])).toEqual([
    ['A', ['agnès b.']],
    ['E', ['Éram', 'Etam']],
    ['Z', ['Zara']],
    ['#', ['501', 'Œuf']],
  ]);
});

test('the alphabet tells which letters have brands, with # only for those under it', () => {
  const letters = alphabet(['A', 'Z', '#']);
  expect(letters).toHaveLength(27);
  expect(letters.filter(({ hasBrands }) => hasBrands).map(({ letter }) => letter)).toEqual(['A', 'Z', '#']);
  expect(alphabet(['B']).at(-1)).toEqual({ letter: 'Z', hasBrands: false });
});

test('the six brands with most products are named first, none while their numbers are unknown', () => {
  const stocked = [3, 1, 7, 5, 6, 2, 4].map((count) => ({ slug: String(count), name: '', count }));
  expect(mostStocked(stocked).map(({ count }) => count)).toEqual([7, 6, 5, 4, 3, 2]);
  expect(mostStocked(stocked.map((one) => ({ ...one, count: null })))).toEqual([]);
});
