import { expect, test } from 'vitest';
import { withBrandName } from './with-brand-name.ts';

test('the name is filled in, and French elides « de » before a vowel', () => {
  expect(withBrandName('La lettre de {brand}, sur {brand} : {count}', 'Patine')).toBe(
    'La lettre de Patine, sur Patine : {count}',
  );
  expect(withBrandName('La lettre de {brand}', 'Indigo')).toBe('La lettre d’Indigo');
  expect(withBrandName('The {brand} newsletter', 'Indigo')).toBe('The Indigo newsletter');
});
