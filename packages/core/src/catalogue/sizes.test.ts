import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareSizes, sizeSlug } from './sizes.ts';

const SIZES = [
  ['XXS', 'XS', 'S', 'S/M', 'M', 'M-L', 'L', 'XL', 'XXL', '3XL', 'XXXL'],
  ['34', '36', '36-38', '36,5', '37', '38', '38 1/2', '39', '39½', '40', '56'],
  ['W26', 'W26 L30', 'W26 L32', 'W26/L34', 'W28 L30', 'W30L30', 'W32 L30'],
  ['3 mois', '6 mois', '18 mois', '2 ans', '4 ans', '4-6 ans', '10 ans'],
  ['EU ?', 'sur mesure'],
  ['TU'],
].flat();

const anySize = fc.oneof(
  fc.constantFrom(...SIZES, 'xl', ' M ', '2XL', 'one size', ''),
  fc.nat(60).map(String),
  fc.tuple(fc.nat(40), fc.nat(40)).map(([waist, length]) => `W${waist} L${length}`),
  fc.string({ maxLength: 6 }),
);

describe('compareSizes', () => {
  it('sorts sizes in shop order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(SIZES, { minLength: SIZES.length }), (shuffled) => {
        expect(shuffled.toSorted(compareSizes)).toEqual(SIZES);
      }),
    );
  });

  it('sorts spellings of one size next to each other', () => {
    expect(['L', 'xl', 'XXL', 'XL', '2XL', 'XXXL'].toSorted(compareSizes)).toEqual([
      'L',
      'XL',
      'xl',
      '2XL',
      'XXL',
      'XXXL',
    ]);
    expect(['39', '38.5', '38,5', '38'].toSorted(compareSizes)).toEqual(['38', '38,5', '38.5', '39']);
  });

  it('sorts every spelling of one size last', () => {
    for (const one of ['TU', 'tu', 'Unique', 'Taille unique', 'One size']) {
      expect(compareSizes(one, 'zzz')).toBeGreaterThan(0);
    }
  });

  it('is a total order: zero only for equal texts, antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anySize, anySize, anySize, (a, b, c) => {
        expect(compareSizes(a, b) === 0).toBe(a === b);
        expect(Math.sign(compareSizes(a, b)) + Math.sign(compareSizes(b, a))).toBe(0);
        const [first, second, third] = [a, b, c].toSorted(compareSizes) as [string, string, string];
        expect(compareSizes(first, second)).toBeLessThanOrEqual(0);
        expect(compareSizes(second, third)).toBeLessThanOrEqual(0);
        expect(compareSizes(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['M', 'm'],
  [' W26 L30 ', 'w26-l30'],
  ['36,5', '36-5'],
  ['w26-l30', 'w26-l30'],
  ['🦄', ''],
])('%s has the slug %s', (size, slug) => {
  expect(sizeSlug(size)).toBe(slug);
});
