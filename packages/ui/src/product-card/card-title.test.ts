import { expect, test } from 'vitest';
import { cardTitle } from './card-title.ts';

test.each([
  ['Robe Cacharel en lin noir', 'Cacharel', 'Robe en lin noir'],
  ['Robe en lin noir Cacharel', 'Cacharel', 'Robe en lin noir'],
  ['Levi’s trucker jacket', 'Levi’s', 'Trucker jacket'],
  ['Brown polyester jacket The North Face', 'The North Face', 'Brown polyester jacket'],
])('« %s » of %s is « %s » below the brand', (name, brand, title) => {
  expect(cardTitle(name, brand)).toBe(title);
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
  expect(cardTitle(name, brand)).toBe(name);
});
