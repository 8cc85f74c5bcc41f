import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likenessDistance, mostAlike, type Likeness } from './similarity.ts';

const dress: Likeness = {
  category: 'women/clothing/dresses',
  colors: ['noir'],
  materials: ['laine'],
  patterns: ['uni'],
  styles: ['boheme'],
  brand: 'cacharel',
  decade: 1970,
  sizes: ['38'],
  price: 6000,
};
const like = (different: Partial<Likeness>): Likeness => ({ ...dress, ...different });
const distance = (different: Partial<Likeness>) => likenessDistance(dress, like(different));

test('the same kind of piece is at distance 0, nothing in common at nearly 1', () => {
  expect(distance({})).toBe(0);
  const jacket: Likeness = {
    category: 'men/shoes',
    colors: ['rouge'],
    materials: ['cuir'],
    patterns: ['raye'],
    styles: ['workwear'],
    brand: 'levi-s',
    decade: 2010,
    sizes: ['44'],
    price: 60_000,
  };
  expect(likenessDistance(dress, jacket)).toBeCloseTo(1);
});

test.each<[string, Partial<Likeness>, Partial<Likeness>]>([
  [
    'a kind of garment nearer in the tree',
    { category: 'women/clothing/skirts' },
    { category: 'women/shoes' },
  ],
  ['the same garment in red', { colors: ['rouge'] }, { category: 'women/shoes/boots' }],
  ['a size more', { sizes: ['40'] }, { sizes: ['44'] }],
  ['its own size', {}, { sizes: ['40'] }],
  ['a decade later', { decade: 1980 }, { decade: 2000 }],
  ['an unknown decade', { decade: null }, { decade: 2020 }],
  ['a price near by', { price: 7000 }, { price: 15_000 }],
  ['black with red', { colors: ['noir', 'rouge'] }, { colors: ['rouge'] }],
])('%s is nearer', (_, nearer, further) => {
  expect(distance(nearer)).toBeLessThan(distance(further));
});

test('shades of a colour are nearer than other colours', () => {
  const navy = like({ colors: ['bleu-fonce'] });
  expect(likenessDistance(navy, like({ colors: ['bleu-clair'] }))).toBeLessThan(
    likenessDistance(navy, like({ colors: ['rose'] })),
  );
});

test.each([
  ['s', 'm', true],
  ['s', 'l', false],
  ['w28-l32', 'w29-l30', true],
  ['w28', '28', false],
  ['38', '40', true],
  ['38', '42', false],
])('size %s is next to %s: %s', (a, b, next) => {
  const toUnknown = likenessDistance(like({ sizes: [a] }), like({ sizes: ['tu'] }));
  const between = likenessDistance(like({ sizes: [a] }), like({ sizes: [b] }));
  expect(between < toUnknown).toBe(next);
});

const slugs = fc.uniqueArray(fc.constantFrom('noir', 'bleu-clair', 'bleu-fonce', 'm', '38', 'w28'), {
  maxLength: 3,
});
const someone: fc.Arbitrary<Likeness> = fc.record({
  category: fc.constantFrom('women', 'women/clothing', 'women/clothing/dresses', 'men/shoes'),
  colors: slugs,
  materials: slugs,
  patterns: slugs,
  styles: slugs,
  brand: fc.option(fc.constantFrom('a', 'b')),
  decade: fc.option(fc.integer({ min: 190, max: 202 }).map((tens) => tens * 10)),
  sizes: slugs,
  price: fc.integer({ min: 0, max: 1_000_000 }),
});

test('a distance is between 0 and 1 and the same in both directions', () => {
  fc.assert(
    fc.property(someone, someone, (a, b) => {
      const there = likenessDistance(a, b);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThanOrEqual(1 + 1e-9);
      expect(likenessDistance(b, a)).toBeCloseTo(there, 10);
    }),
  );
});

test('the nearest comes first, each candidate once', () => {
  fc.assert(
    fc.property(
      someone,
      fc.array(someone, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 8 }),
      (one, others, most) => {
        const chosen = mostAlike(one, others, most);
        expect(chosen).toHaveLength(Math.min(most, others.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        const distances = others.map((other) => likenessDistance(one, other));
        expect(likenessDistance(one, chosen[0] ?? one)).toBe(Math.min(...distances));
      },
    ),
  );
});

test('without candidates there is none', () => expect(mostAlike(dress, [], 8)).toEqual([]));

test('ten of the same do not fill the row', () => {
  const same = Array.from({ length: 10 }, () => like({}));
  const inOtherColors = ['rouge', 'vert', 'beige'].map((color) => like({ colors: [color], decade: 1980 }));
  const chosen = mostAlike(dress, [...same, ...inOtherColors], 6);
  expect(chosen[0]).toEqual(dress);
  expect(inOtherColors.every((other) => chosen.includes(other))).toBe(true);
});
