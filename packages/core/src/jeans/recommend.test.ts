import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HEIGHT_RANGES, JEANS_SIZES, TIGHTNESSES, jeansFit, recommendJeans } from './recommend.ts';

const size = fc.constantFrom(...JEANS_SIZES);
const heightRange = fc.constantFrom(...HEIGHT_RANGES);
const tightness = fc.constantFrom(...TIGHTNESSES);

describe('recommendJeans', () => {
  it.each([
    [
      { size: 38, heightRange: '165-170', tightness: 'tight' },
      { W: 27, L: 30 },
    ],
    [
      { size: 38, heightRange: '170-175', tightness: 'loose' },
      { W: 29, L: 32 },
    ],
    [
      { size: 32, heightRange: 'under-155', tightness: 'tight' },
      { W: 22, L: 28 },
    ],
    [
      { size: 50, heightRange: 'over-180', tightness: 'regular' },
      { W: 38, L: 34 },
    ],
  ] as const)('%o gets %o', (criteria, fit) => {
    expect(recommendJeans(criteria)).toEqual(fit);
  });

  it('never recommends a smaller waist for a larger size or a looser fit', () => {
    fc.assert(
      fc.property(size, size, heightRange, tightness, tightness, (a, b, range, ease, other) => {
        const [small, large] = a <= b ? [a, b] : [b, a];
        const [less, more] =
          TIGHTNESSES.indexOf(ease) <= TIGHTNESSES.indexOf(other) ? [ease, other] : [other, ease];
        expect(recommendJeans({ size: small, heightRange: range, tightness: less }).W).toBeLessThanOrEqual(
          recommendJeans({ size: large, heightRange: range, tightness: more }).W,
        );
      }),
    );
  });

  it('never recommends a shorter length for a taller person', () => {
    const lengths = HEIGHT_RANGES.map(
      (range) => recommendJeans({ size: 38, heightRange: range, tightness: 'tight' }).L,
    );
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  });
});

describe('jeansFit', () => {
  it.each([
    [
      'what was measured before the tag',
      { waist: 76, inseam: 79, rise: 29, tag: 'W32 L34' },
      { W: 30, L: 31 },
    ],
    ['the tag when there are no measures', { tag: 'w28/L32' }, { W: 28, L: 32 }],
    ['the tag of the waist alone', { tag: 'W 31' }, { W: 31, L: null }],
    ['null without measures and without a jeans tag', { tag: '38' }, { W: null, L: null }],
    ['a waist from the band at the natural waist', { waist: 76, rise: 27, tag: '' }, { W: 30, L: null }],
    [
      'an inch less when the waistband sits below the waist',
      { waist: 76, rise: 26.9, tag: '' },
      { W: 29, L: null },
    ],
    ['an inch less down to the last of the mid rise', { waist: 76, rise: 22, tag: '' }, { W: 29, L: null }],
    ['two inches less on the hips', { tag: 'W30', rise: 21.9 }, { W: 28, L: null }],
  ])('parses %s', (_, measures, fit) => {
    expect(jeansFit(measures)).toEqual(fit);
  });
});
