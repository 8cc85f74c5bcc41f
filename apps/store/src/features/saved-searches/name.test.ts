import { expect, test } from 'vitest';
import { nameOf } from './name.ts';

test('a list is called by its title and what narrows it, its title once', () => {
  expect(nameOf('« robe »', ['« robe »', 'Couleur : rouge'])).toBe('« robe », Couleur : rouge');
});

test('a long name is cut between characters, within what is kept', () => {
  expect(nameOf('a'.repeat(120), [])).toBe('a'.repeat(120));
  const cut = nameOf('👗'.repeat(121), []);
  expect(cut).toBe(`${'👗'.repeat(119)}…`);
});
