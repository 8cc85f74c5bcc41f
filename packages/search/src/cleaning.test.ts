import { expect, test } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import { shopIndex } from './testing/shop-index.ts';

const filled = (size: number): CatalogueIndex => {
  const index = new CatalogueIndex(shopIndex);
  index.save(
    Array.from({ length: size }, (_, number) => ({ objectID: String(number), name: `robe ${number}` })),
  );
  return index;
};

test('rows discarded by changed texts are reused', () => {
  const index = filled(1000);
  for (let round = 0; round < 30; round++) {
    for (let number = 0; number < 1000; number++)
      index.save([{ objectID: String(number), name: `robe ${number} r${round}`, brand: `b${round}` }]);
  }
  expect(index.columns.rows.size).toBe(1000);
  expect(index.columns.rowCount).toBeLessThan(3500);
  expect(index.columns.text.vocabulary.words.length).toBeLessThan(6000);
  expect(index.columns.facet('brand')?.values.length).toBeLessThan(5);
});

test('an object keeps its row while its texts are unchanged', () => {
  const index = filled(10);
  for (let price = 0; price < 5000; price++) index.update([{ objectID: '3', price, brand: `b${price}` }]);
  expect(index.columns.rowCount).toBe(10);
  expect(index.columns.facet('brand')?.values.filter((value) => value !== '')).toEqual(['b4999']);
});

test('no write purges the whole index at once', () => {
  const index = filled(3000);
  let most = 0;
  const { text } = index.columns;
  const clean = text.clean.bind(text);
  let entries = 0;
  const purge = text.postings.purge.bind(text.postings);
  text.postings.purge = (word, gone) => {
    const looked = purge(word, gone);
    entries += looked;
    return looked;
  };
  text.clean = (budget, rowCount) => {
    entries = 0;
    const rows = clean(budget, rowCount);
    most = Math.max(most, entries);
    return rows;
  };
  for (let round = 0; round < 5000; round++)
    index.save([{ objectID: String(round % 3000), name: `jupe ${round} ${round % 7}` }]);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(2000 + 4000);
});
