import { expect, test } from 'vitest';
import { foundTypes, type NamedType } from './found-types.ts';

const types: NamedType[] = [
  { type: 'quote', name: 'Citation', purpose: 'Les mots de quelqu’un, et qui les a dits.' },
  { type: 'grid', name: 'Grille', purpose: 'Des cases égales, avec ou sans image.' },
  { type: 'keyFigureList', name: 'Chiffres clés', purpose: 'Deux à quatre nombres.' },
];

test('blocks are found by their name and by what they are for, without accents and capitals', () => {
  expect(foundTypes(types, 'CLES')).toEqual(['keyFigureList']);
  expect(foundTypes(types, 'mots dits')).toEqual(['quote']);
  expect(foundTypes(types, 'egales images')).toEqual([]);
  expect(foundTypes(types, 'egales image')).toEqual(['grid']);
});

test('blocks are found by the name that files give them', () => {
  expect(foundTypes(types, 'keyfigure')).toEqual(['keyFigureList']);
});

test('no words find every block', () => {
  expect(foundTypes(types, '  ')).toHaveLength(3);
});
