import { expect, test } from 'vitest';
import { flatMeasure } from './measures.ts';

test('halves measures taken around the body', () => {
  expect(flatMeasure('bust', 118)).toBe(59);
  expect(flatMeasure('waist', 63)).toBe(31.5);
});

test('keeps measures taken along a line', () => {
  expect(flatMeasure('length', 66)).toBe(66);
  expect(flatMeasure('sleeve', 64)).toBe(64);
  expect(flatMeasure('head', 57)).toBe(57);
});
