import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAGS, LIST_FILTERS, LIST_FILTER_NAMES, hitsPerPageOf } from '../../lib/shop-filters.ts';
import { refinementsOf } from './shop-requests.ts';
import { counted, isForSale, remainingProducts } from './testing/recount.ts';
import { someCatalogue, someFilters } from './testing/random-shop.ts';
import { listOf } from './testing/list-of.ts';

test('every count of a list equals a recount, product by product', () => {
  let nonEmpty = 0;
  fc.assert(
    fc.property(someCatalogue, someFilters, (products, choice) => {
      const list = listOf(products, choice);
      const shownHere = remainingProducts(products, choice);
      const here = shownHere.filter(isForSale);
      const left = (without: string) => remainingProducts(products, choice, without).filter(isForSale);
      nonEmpty += here.length > 0 ? 1 : 0;

      expect(list.total).toBe(here.length);
      expect(list.hits).toHaveLength(Math.min(shownHere.length, hitsPerPageOf(choice)));
      const sold = list.hits.map(({ availability }) => availability === 'SOLD');
      expect(sold).toEqual(sold.toSorted());
      expect(list.countries).toEqual(counted(here, 'storeCountry'));
      for (const flag of FLAGS) {
        const withFlag = remainingProducts(products, { ...choice, [flag]: true }).filter(isForSale);
        expect([flag, list.flags[flag]]).toEqual([flag, withFlag.length]);
      }
      for (const name of LIST_FILTER_NAMES) {
        const options = list.options[name];
        const nonZero = options.filter(({ count }) => count > 0).map(({ slug, count }) => [slug, count]);
        const selected = options.filter((option) => option.selected).map(({ slug }) => slug);
        expect({ [name]: Object.fromEntries(nonZero) }).toEqual({
          [name]: counted(left(name), LIST_FILTERS[name]),
        });
        expect({ [name]: selected.toSorted() }).toEqual({ [name]: (choice[name] ?? []).toSorted() });
      }
      expect(list.without).toEqual(refinementsOf(choice).map((part) => ({ part, count: left(part).length })));
      const priced = left('price').length;
      expect(list.price?.counts.reduce((sum, count) => sum + count, 0) ?? 0).toBe(priced);
    }),
    { numRuns: 500 },
  );
  expect(nonEmpty).toBeGreaterThan(100);
});

test('counts are of child categories, or of siblings for a leaf', () => {
  fc.assert(
    fc.property(someCatalogue, someFilters, (products, choice) => {
      const open = ['search', 'levis-calculator'].includes(choice.category ?? '')
        ? ''
        : (choice.category ?? '');
      const over = open.includes('/') ? (open.split('/')[0] ?? '') : open;
      const counts = counted(
        remainingProducts(products, { ...choice, category: over }).filter(isForSale),
        'categories',
      );
      for (const { slug, count } of listOf(products, choice).categories)
        expect([slug, count]).toEqual([slug, counts[slug] ?? 0]);
    }),
    { numRuns: 200 },
  );
});
