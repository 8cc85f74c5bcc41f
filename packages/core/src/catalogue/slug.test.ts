import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productSlug } from './product-slug.ts';
import { referenceFromSlug } from './reference-from-slug.ts';
import { slugify } from './slug.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 300 });

describe('slugify', () => {
  it.each([
    ["Robe d'été", 'robe-d-ete'],
    ['Robe d’été', 'robe-d-ete'],
    ['Cœur & Æsir', 'coeur-aesir'],
    ['ŒUVRE', 'oeuvre'],
    ['Straße, Łódź, Ørsted', 'strasse-lodz-orsted'],
    ['İstanbul ılık', 'istanbul-ilik'],
    ['e\u0301te\u0301', 'ete'],
    ['  Jean 501® – W28/L30  ', 'jean-501-w28-l30'],
    ['À 50 % !', 'a-50'],
    ['服', ''],
    ['---', ''],
    ['', ''],
  ])('converts %j to %j', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('truncates to 120 characters at a word boundary', () => {
    expect(slugify('a'.repeat(120))).toBe('a'.repeat(120));
    expect(slugify('a'.repeat(121))).toBe('a'.repeat(120));
    expect(slugify(`${'a'.repeat(100)} ${'b'.repeat(19)}`)).toHaveLength(120);
    expect(slugify(`${'a'.repeat(100)} ${'b'.repeat(20)}`)).toBe('a'.repeat(100));
    expect(slugify(`${'a'.repeat(120)} b`)).toBe('a'.repeat(120));
  });

  it('returns words joined by single hyphens for any text, and is idempotent', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const slug = slugify(text);
        expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(slugify(slug)).toBe(slug);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('productSlug', () => {
  it('ends with the reference', () => {
    expect(productSlug('Veste en jean', 100163)).toBe('veste-en-jean-100163');
    expect(productSlug('服', 7)).toBe('7');
  });

  it.each([0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('rejects the reference %s', (reference) => {
    expect(() => productSlug('Veste', reference)).toThrow(RangeError);
  });

  it('the reference can be read back whatever the name', () => {
    fc.assert(
      fc.property(
        anyText,
        fc.maxSafeNat().filter((reference) => reference > 0),
        (name, reference) => {
          expect(referenceFromSlug(productSlug(name, reference))).toBe(reference);
        },
      ),
    );
  });
});

describe('referenceFromSlug', () => {
  it.each([
    ['veste-en-jean-100163', 100163],
    ['100163', 100163],
    ['jean-501-1', 1],
    ['veste-9007199254740991', 9_007_199_254_740_991],
    ['veste-9007199254740992', null],
    ['veste-99999999999999999999', null],
    ['veste-0', null],
    ['veste-007', null],
    ['veste-en-jean', null],
    ['veste-12a', null],
    ['veste-١٢', null],
    ['veste-', null],
    ['veste-12\n', null],
    ['', null],
  ])('reads %j as %s', (slug, reference) => {
    expect(referenceFromSlug(slug)).toBe(reference);
  });
});
