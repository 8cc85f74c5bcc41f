import { expect, test } from 'vitest';
import { matching, type PickerGroup } from './picker-options.ts';

const pages: PickerGroup = {
  id: 'pages',
  title: 'Pages',
  options: [
    { value: '/pages/nos-ateliers', text: 'Nos ateliers', note: '/pages/nos-ateliers' },
    { value: '/pages/a-propos', text: 'À propos', note: '/pages/a-propos' },
    { value: '/pages/atelier', text: 'Atelier de Lyon', note: '/pages/atelier' },
  ],
};
const brands: PickerGroup = {
  id: 'brands',
  title: 'Marques',
  options: [{ value: '/shop/?brands=levi-s', text: 'Levi’s' }],
};
const found = (typed: string, groups = [pages, brands]) =>
  matching(groups, typed).map(({ id, options }) => [id, ...options.map(({ text }) => text)]);

test('names that begin with what was typed come before those with it inside', () => {
  expect(found('atel')).toEqual([['pages', 'Atelier de Lyon', 'Nos ateliers']]);
});

test('the group with the best match of the name comes first, whatever its kind', () => {
  const categories: PickerGroup = {
    id: 'categories',
    options: [
      { value: '/shop/nuisettes/', text: 'Nuisettes' },
      { value: '/shop/chemises/', text: 'Chemises de nuit' },
      { value: '/shop/blancs/', text: 'Blancs' },
    ],
  };
  const drops: PickerGroup = {
    id: 'drops',
    options: [
      { value: '/drops/nuits', text: 'Nuits blanches' },
      { value: '/drops/blanc', text: 'Blanc' },
      { value: '/drops/nuit', text: 'Nuit d’été' },
    ],
  };
  const pieces: PickerGroup = {
    id: 'pieces',
    isFound: true,
    options: [{ value: '/produit/1', text: 'Nuit' }],
  };
  const both = [categories, drops, pieces];
  expect(found('nuits', both).map(([id]) => id)).toEqual(['drops', 'pieces']);
  expect(found('nuit d', both)[0]).toEqual(['drops', 'Nuit d’été']);
  expect(found('blanc', both).map(([id]) => id)).toEqual(['drops', 'categories', 'pieces']);
  expect(found('nuit', both)).toEqual([
    ['pieces', 'Nuit'],
    ['drops', 'Nuit d’été', 'Nuits blanches'],
    ['categories', 'Chemises de nuit'],
  ]);
  expect(found('nui', both).map(([id]) => id)).toEqual(['categories', 'drops', 'pieces']);
});

test('accents and capitals make no difference', () => {
  expect(found('a PROP')).toEqual([['pages', 'À propos']]);
  expect(found('levi')).toEqual([['brands', 'Levi’s']]);
});

test('an address is found as it is written', () => {
  expect(found('/pages/nos')).toEqual([['pages', 'Nos ateliers']]);
});

test('nothing typed shows the beginning of every group, and words without a match show none', () => {
  expect(found('').map(([id]) => id)).toEqual(['pages', 'brands']);
  expect(found('zzz')).toEqual([]);
});

test('one of several groups shows six options, a group of its own more', () => {
  const many: PickerGroup = {
    id: 'many',
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, text: `Robe ${index}` })),
  };
  expect(matching([many, brands], 'robe')[0]?.options).toHaveLength(6);
  expect(matching([many], 'robe')[0]?.options).toHaveLength(40);
});
