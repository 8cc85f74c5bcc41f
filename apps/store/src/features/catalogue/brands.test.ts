import { expect, test } from 'vitest';
import { byLetter } from './brands.query.ts';

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
