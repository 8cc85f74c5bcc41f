import { expect, test } from 'vitest';
import { figureOf } from './figure-of.ts';

const of = (measures: Record<string, number>, categories: string[] = []) =>
  figureOf(
    Object.entries(measures).map(([name, value]) => ({ name, value })),
    categories,
  );

test('a top is long-sleeved from 39 cm of sleeve on', () => {
  expect(of({ bust: 50, sleeve: 38 })).toBe('short-sleeved');
  expect(of({ bust: 50, sleeve: 39 })).toBe('long-sleeved');
  expect(of({ bust: 50 })).toBe('short-sleeved');
});

test('a dress has the sleeves that were measured, and none without their measure', () => {
  expect(of({ bust: 50, waist: 40 })).toBe('dress');
  expect(of({ bust: 50, waist: 40, sleeve: 38 })).toBe('short-sleeved-dress');
  expect(of({ bust: 50, waist: 40, sleeve: 39 })).toBe('long-sleeved-dress');
});

test('a jacket is a coat from 89 cm of length on', () => {
  const outerwear = ['women/clothing/jackets-and-coats'];
  expect(of({ bust: 50, length: 88 }, outerwear)).toBe('jacket');
  expect(of({ bust: 50, length: 89 }, outerwear)).toBe('coat');
  expect(of({ bust: 50 }, outerwear)).toBe('jacket');
});

test('trousers with a short inseam, or named shorts, are shorts', () => {
  expect(of({ waist: 40, inseam: 39 })).toBe('trousers');
  expect(of({ waist: 40, inseam: 38 })).toBe('shorts');
  expect(of({ waist: 40, rise: 28 }, ['women/clothing/shorts'])).toBe('shorts');
});

test('skirts, shoes, hats, bags and scarves have their own', () => {
  expect(of({ waist: 40, length: 60 })).toBe('skirt');
  expect(of({ sole: 27 })).toBe('shoe');
  expect(of({ sole: 27, heel: 4.5 })).toBe('shoe');
  expect(of({ sole: 24, heel: 5 })).toBe('pump');
  expect(of({ sole: 27, shaft: 39 })).toBe('boot');
  expect(of({ head: 57 })).toBe('hat');
  expect(of({ width: 38, height: 30, depth: 12 })).toBe('bag');
  expect(of({ length: 150, width: 29 }, ['women/accessories/scarves'])).toBe('scarf');
});

test('what no figure fits has none', () => {
  expect(of({ length: 50, width: 20 }, ['home/cushions'])).toBeNull();
  expect(of({})).toBeNull();
});
