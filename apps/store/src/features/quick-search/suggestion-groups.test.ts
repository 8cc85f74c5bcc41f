import type { SearchSuggestions } from '@patine/contract/rest/search-suggestions';
import type { Locale } from '@patine/core';
import { expect, test } from 'vitest';
import en from '../../i18n/en.json' with { type: 'json' };
import fr from '../../i18n/fr.json' with { type: 'json' };
import { createShopIntl } from '../../i18n/intl.ts';
import { firstGroups, typedGroups } from './suggestion-groups.ts';

const FOUND: SearchSuggestions = {
  text: 'robe',
  completions: [{ text: 'robe longue', count: 12 }],
  categories: [{ slug: 'women/clothing/dresses', name: 'Robes', under: 'Femme', count: 463 }],
  brands: [],
  products: [
    {
      slug: 'robe-7',
      name: 'Robe',
      nameLanguage: 'fr',
      brandName: null,
      sizeLabel: '38',
      image: 'abc',
      price: 4500,
      currency: 'EUR',
    },
  ],
  popular: [],
  total: 68,
  queryID: 'q1',
};

const sources = (locale: Locale, found: SearchSuggestions | undefined, recent: string[] = []) => ({
  intl: createShopIntl(locale, locale === 'fr' ? fr : en),
  locale,
  recent,
  found,
  onForget: () => undefined,
});
const shown = (groups: ReturnType<typeof typedGroups>) =>
  groups.map(({ title, items }) => [
    title,
    items.map(({ text, href, detail }) => [text, href, detail?.replaceAll(/\s/g, ' ')]),
  ]);

test('typed text has completions with counts, categories, pieces with prices, and all of them', () => {
  expect(shown(typedGroups(sources('fr', FOUND)))).toEqual([
    ['Recherches', [['robe longue', '/shop/search/?text=robe+longue', '12 pièces']]],
    ['Catégories', [['Robes, Femme', '/shop/women/clothing/dresses/', '463 pièces']]],
    ['Pièces', [['Robe', '/produit/robe-7#q1', '45 €']]],
    [undefined, [['Voir les 68 pièces', '/shop/search/?text=robe', undefined]]],
  ]);
  expect(shown(typedGroups(sources('en', FOUND))).at(-1)).toEqual([
    undefined,
    [['View all 68 pieces', '/en/shop/search/?text=robe', undefined]],
  ]);
});

test('where nothing is found no group is left', () => {
  const nothing = { ...FOUND, completions: [], categories: [], products: [], total: 0 };
  expect(typedGroups(sources('fr', nothing))).toEqual([]);
});

test('before typing come five recent searches, what sells, categories and the newest pieces', () => {
  const popular = [
    {
      category: { slug: 'women/clothing/dresses', name: 'Robes' },
      brand: { slug: 'cacharel', name: 'Cacharel' },
      count: 21,
    },
    { category: { slug: 'women/shoes', name: 'Chaussures' }, brand: null, count: 3 },
  ];
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'];
  const groups = shown(firstGroups(sources('fr', { ...FOUND, text: '', popular }, recent)));
  expect(groups.map(([title]) => title)).toEqual([
    'Recherches récentes',
    'Les plus demandées',
    'Catégories',
    'Nouveautés',
  ]);
  expect(groups[0]?.[1]).toHaveLength(5);
  expect(groups[1]?.[1]).toEqual([
    ['Robes Cacharel', '/shop/women/clothing/dresses/?brands=cacharel', '21 pièces'],
    ['Chaussures', '/shop/women/shoes/', '3 pièces'],
  ]);
  expect(groups[3]?.[1]).toEqual([['Robe', '/produit/robe-7#q1', '45 €']]);
});

test('categories are below a few recent searches, and beside many kinds that sell', () => {
  const kind = { category: { slug: 'women/shoes', name: 'Chaussures' }, brand: null, count: 3 };
  const besides = (popular: (typeof kind)[]) =>
    firstGroups(sources('fr', { ...FOUND, text: '', popular }, ['a'])).map(({ id, aside = false }) => [
      id,
      aside,
    ]);
  expect(besides([])).toEqual([
    ['recent', false],
    ['categories', false],
    ['products', true],
  ]);
  expect(besides(Array.from({ length: 5 }, () => kind))).toEqual([
    ['recent', false],
    ['popular', false],
    ['categories', true],
    ['products', true],
  ]);
});

test('a kind of one brand is named as each language does', () => {
  const popular = [
    { category: { slug: 'women/bags', name: 'Bags' }, brand: { slug: 'celine', name: 'Céline' }, count: 5 },
  ];
  expect(firstGroups(sources('en', { ...FOUND, text: '', popular }))[0]?.items[0]?.text).toBe(
    'Bags by Céline',
  );
});

test('suggestions of typed text are not shown before typing, nor the other way round', () => {
  expect(firstGroups(sources('fr', FOUND))).toEqual([]);
  expect(typedGroups(sources('fr', { ...FOUND, text: '' }))).toEqual([]);
  expect(typedGroups(sources('fr', undefined))).toEqual([]);
});
