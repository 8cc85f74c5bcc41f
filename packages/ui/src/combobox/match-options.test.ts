import { expect, test } from 'vitest';
import { matchOptions } from './match-options.ts';

const brands = [
  'A.P.C.',
  'Saint Laurent',
  'Petit Bateau',
  'Étam',
  'Claudie Pierlot',
  'Maison Petit',
  'Repetto',
];
const options = brands.map((label) => ({ label }));
const found = (typed: string) => matchOptions(options, typed).map(({ label }) => label);

test('all are there before anything is typed', () => {
  expect(found('  ')).toEqual(brands);
});

test('accents and capitals do not matter', () => {
  expect(found('etam')).toEqual(['Étam']);
  expect(found('ÉTAM')).toEqual(['Étam']);
});

test('a beginning comes before a word within, and that before a part of a word', () => {
  expect(found('pet')).toEqual(['Petit Bateau', 'Maison Petit', 'Repetto']);
});

test('nothing is found for what is nowhere', () => {
  expect(found('zzz')).toEqual([]);
});

test('no more than a hundred show', () => {
  const many = Array.from({ length: 101 }, (_, index) => ({ label: `Marque ${index}` }));
  expect(matchOptions(many, '')).toHaveLength(100);
  expect(matchOptions(many, 'marque')).toHaveLength(100);
});
