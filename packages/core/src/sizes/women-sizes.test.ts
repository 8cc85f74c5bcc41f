import { expect, test } from 'vitest';
import { fitsSavedSizes } from './fits-saved-sizes.ts';
import { readSavedSizes } from './saved-sizes.ts';
import { SIZE_CHART } from './size-chart.ts';
import { womenSizesOf } from './women-sizes.ts';

test('each letter has its women’s sizes, in French and British numbers', () => {
  expect(SIZE_CHART.top.map((entry) => [entry.size, womenSizesOf(entry), womenSizesOf(entry, 'uk')])).toEqual(
    [
      ['XXS', [32, 32], [4, 4]],
      ['XS', [34, 36], [6, 8]],
      ['S', [38, 38], [10, 10]],
      ['M', [40, 42], [12, 14]],
      ['L', [44, 46], [16, 18]],
      ['XL', [48, 50], [20, 22]],
      ['XXL', [52, 54], [24, 26]],
      ['XXXL', [56, 58], [28, 30]],
    ],
  );
});

test('a dress of a size fits who saved the letter that names it', () => {
  for (const entry of SIZE_CHART.top)
    for (const size of womenSizesOf(entry) ?? []) {
      const dress = {
        sizes: [String(size)],
        categoryPath: 'women/clothing/dresses',
        target: 'women' as const,
      };
      expect(fitsSavedSizes(dress, readSavedSizes([`top:${entry.size}`]))).toBe(true);
    }
});

test('a range without a women’s size has none', () => {
  expect(womenSizesOf({ size: 'S', british: null, from: 10, upTo: 12 })).toBeNull();
});
