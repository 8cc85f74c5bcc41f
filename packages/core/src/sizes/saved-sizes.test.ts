import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIZE_KINDS } from '../catalogue/attributes.ts';
import { isSavedSize, readSavedSizes, savedSize, writeSavedSizes } from './saved-sizes.ts';
import { SIZE_CHART } from './size-chart.ts';

const all = SIZE_KINDS.flatMap((kind) => SIZE_CHART[kind].map(({ size }) => savedSize(kind, size)));

test('sizes increase in each part of the body', () => {
  for (const kind of SIZE_KINDS) {
    const starts = SIZE_CHART[kind].map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(SIZE_CHART[kind].every(({ from, upTo }) => from > 0 && upTo >= from)).toBe(true);
  }
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['top', 'M', 92, 98, null],
  ['waist', 'W28', 71.1, 71.1, null],
  ['head', '57', 57, 57, null],
  ['shoe', '38', 23.8, 23.8, '5'],
] as const)('%s %s covers %d to %d centimetres', (kind, size, from, upTo, british) => {
  expect(SIZE_CHART[kind].find((entry) => entry.size === size)).toEqual({ size, british, from, upTo });
});

test.each([
  ['top:M', true],
  ['shoe:38', true],
  ['shoe:M', false],
  ['TOP:M', false],
  ['', false],
])('%j can be saved: %s', (text, expected) => {
  expect(isSavedSize(text)).toBe(expected);
});

test('written sizes are read back, ignoring unknown texts', () => {
  fc.assert(
    fc.property(fc.subarray(all), fc.array(fc.string()), (chosen, unknownTexts) => {
      const mixed = [...unknownTexts.filter((text) => !isSavedSize(text)), ...chosen.toReversed()];
      expect(writeSavedSizes(readSavedSizes(mixed))).toEqual(chosen);
    }),
  );
});
