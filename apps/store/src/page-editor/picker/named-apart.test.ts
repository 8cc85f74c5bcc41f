import { expect, test } from 'vitest';
import { namedApart } from './named-apart.ts';

const values = [
  { slug: 'women', name: 'Femme' },
  { slug: 'women/clothing', name: 'Vêtements' },
  { slug: 'women/clothing/coats', name: 'Vestes et manteaux' },
  { slug: 'men', name: 'Homme' },
  { slug: 'men/coats', name: 'Vestes et manteaux' },
];

test('values of one name are told apart by what they are below', () => {
  expect(namedApart(values).map(({ name }) => name)).toEqual([
    'Femme',
    'Vêtements',
    'Vestes et manteaux · Vêtements · Femme',
    'Homme',
    'Vestes et manteaux · Homme',
  ]);
});

test('a list without such names stays as it is', () => {
  const brands = [{ slug: 'levi-s', name: 'Levi’s' }];
  expect(namedApart(brands)).toEqual(brands);
});
