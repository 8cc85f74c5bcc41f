import { expect, test } from 'vitest';
import { samplePriceDetails, sampleProducts, sampleSubCarts } from '../cart-line/cart.samples.ts';
import { sampleGroups } from '../filter-panel/filter-panel.samples.ts';
import { demoEntries } from '../navigation/demo-entries.ts';
import { conditionNames, dressHit, familyNames, jacketHit } from '../product-card/product-card.samples.ts';
import { sampleSorts } from '../sort-menu/sort-menu.samples.ts';
import { english } from './english.samples.ts';
import { inEnglish } from './use-sample-language.ts';

const samples = {
  demoEntries,
  sampleGroups,
  sampleSorts,
  sampleSubCarts,
  sampleProducts,
  samplePriceDetails,
  conditionNames,
  familyNames,
  hits: [dressHit, jacketHit],
  priceFilter: 'Prix',
};

const texts = (sample: unknown): string[] => {
  if (typeof sample === 'string') return [sample];
  return typeof sample === 'object' && sample !== null ? Object.values(sample).flatMap(texts) : [];
};

test('each text of the dictionary is used by a sample of the screens', () => {
  const sampleTexts = new Set(texts(samples));
  expect(Object.keys(english).filter((text) => !sampleTexts.has(text))).toEqual([]);
});

test('no menu, filter, order or product of the samples has a French name in English', () => {
  const names = new Set(Object.keys(english).filter((text) => english[text] !== text));
  expect(texts(inEnglish(samples)).filter((text) => names.has(text))).toEqual([]);
});

test('numbers, URLs and null values are unchanged', () => {
  expect(inEnglish({ price: 11000, slug: 'robe-101', sizes: ['36'], regular: null })).toEqual({
    price: 11000,
    slug: 'robe-101',
    sizes: ['36'],
    regular: null,
  });
});
