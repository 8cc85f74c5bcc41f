import { MEASURE_CM, MEASUREMENT_SYSTEMS } from '@patine/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeasure, writeMeasure } from './read-measure.ts';

test.each([
  ['', 'METRIC', null],
  ['  ', 'IMPERIAL', null],
  ['52', 'METRIC', 52],
  [' 52,5 ', 'METRIC', 52.5],
  ['52.55', 'METRIC', 52.6],
  ['20.5', 'IMPERIAL', 52.1],
  ['1', 'METRIC', 1],
  ['250', 'METRIC', 250],
  ['0,9', 'METRIC', 'BAD_FORMAT'],
  ['251', 'METRIC', 'BAD_FORMAT'],
  ['99', 'IMPERIAL', 'BAD_FORMAT'],
  ['52 cm', 'METRIC', 'BAD_FORMAT'],
  ['-5', 'METRIC', 'BAD_FORMAT'],
  ['1e2', 'METRIC', 'BAD_FORMAT'],
] as const)('%j in %s is read as %j', (text, system, expected) => {
  expect(readMeasure(text, system)).toBe(expected);
});

test('a displayed and re-read measure changes by less than a millimetre', () => {
  const value = fc.integer({ min: MEASURE_CM.min * 10 + 3, max: MEASURE_CM.max * 10 - 3 });
  fc.assert(
    fc.property(
      value,
      fc.constantFrom(...MEASUREMENT_SYSTEMS),
      fc.constantFrom('fr-FR', 'en-US'),
      (tenths, system, locale) => {
        const again = readMeasure(writeMeasure(tenths / 10, system, locale), system);
        expect(again).toBeTypeOf('number');
        expect(Math.abs(Number(again) - tenths / 10)).toBeLessThan(0.25);
      },
    ),
  );
});
