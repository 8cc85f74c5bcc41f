import { expect, test } from 'vitest';
import { nameOf } from './name.ts';

test('a list’s name is its title and its filters', () => {
  expect(nameOf('« robe »', ['« robe »', 'Couleur : rouge'])).toBe('« robe », Couleur : rouge');
});

test('a long name is truncated between characters, to the maximum length', () => {
  expect(nameOf('a'.repeat(120), [])).toBe('a'.repeat(120));
  const cut = nameOf('👗'.repeat(121), []);
  expect(cut).toBe(`${'👗'.repeat(119)}…`);
});
