import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SUBDIVISIONS, hasSubdivisions, subdivisionCode } from './subdivisions.ts';

test('four countries have regions', () => {
  expect(Object.keys(SUBDIVISIONS)).toEqual(['USA', 'CAN', 'AUS', 'ITA']);
  expect(hasSubdivisions('USA')).toBe(true);
  expect(hasSubdivisions('FRA')).toBe(false);
  expect(hasSubdivisions('toString')).toBe(false);
});

test.each([
  [' ca ', 'USA', 'CA'],
  ['mi', 'ITA', 'MI'],
  ['CA', 'FRA', null],
  ['ZZ', 'USA', null],
  ['', 'USA', null],
])('%j in %s is kept as %j', (text, country, kept) => {
  expect(subdivisionCode(text, country)).toBe(kept);
});

test('whatever is written, what is kept is a region of the country, and is kept again as it is', () => {
  const country = fc.constantFrom('USA', 'CAN', 'AUS', 'ITA', 'FRA', 'XXX');
  const text = fc.oneof(fc.string(), fc.constantFrom('ca', ' QC', 'nsw ', 'Mi', 'VIC'));
  fc.assert(
    fc.property(text, country, (written, where) => {
      const kept = subdivisionCode(written, where);
      if (kept === null) return;
      expect(SUBDIVISIONS[where]).toContain(kept);
      expect(subdivisionCode(kept, where)).toBe(kept);
    }),
  );
});
