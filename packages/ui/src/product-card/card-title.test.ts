import { expect, test } from 'vitest';
import { cardTitle } from './card-title.ts';

test.each([
  ['Robe Cacharel en lin noir', 'Cacharel', 'Robe en lin noir'],
  ['Robe en lin noir Cacharel', 'Cacharel', 'Robe en lin noir'],
  ['Levi’s trucker jacket', 'Levi’s', 'Trucker jacket'],
  ['Brown polyester jacket The North Face', 'The North Face', 'Brown polyester jacket'],
])('« %s » of %s is « %s » below the brand', (name, brand, title) => {
  expect(cardTitle(name, brand, 'fr')).toBe(title);
});

test.each([
  ['Robe en lin noir', 'Cacharel'],
  ['Robe en lin noir', null],
  ['Sac de Chanel', 'Chanel'],
  ['Veste d’après Lanvin par Lanvin', 'Lanvin'],
  ['501 Levi’s', 'Levi’s'],
  ['Levi’s', 'Levi’s'],
  ['Pull Dioriviera', 'Dior'],
])('« %s » of %s stays whole', (name, brand) => {
  expect(cardTitle(name, brand, 'fr')).toBe(name);
});

test.each([
  [
    'fr',
    'Robe plissée à manches longues à motif cachemire en polyester',
    'Robe plissée à manches longues à motif cachemire',
  ],
  [
    'fr',
    'Robe chemise à manches courtes à fleurs en viscose rouge',
    'Robe chemise à manches courtes à fleurs',
  ],
  [
    'fr',
    'Blouson court matelassé réversible molletonné zippé',
    'Blouson court matelassé réversible molletonné zippé',
  ],
  [
    'en',
    'Boat-neck short-sleeved light blue viscose empire-line dress',
    'Light blue viscose empire-line dress',
  ],
  ['en', 'Long quilted reversible jacket with a removable hood in wool', 'Long quilted reversible jacket'],
])('in %s, « %s » is « %s »: no phrase is cut in two', (language, name, title) => {
  expect(cardTitle(name, null, language)).toBe(title);
});

test('a title of 48 characters stays whole, one of 49 does not', () => {
  const title = 'Robe patineuse à manches longues en coton bleu';
  expect([`${title} v`, `${title} vi`].map((name) => cardTitle(name, null, 'fr'))).toEqual([
    `${title} v`,
    'Robe patineuse à manches longues',
  ]);
});
