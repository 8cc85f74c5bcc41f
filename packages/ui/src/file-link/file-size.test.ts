import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, { value: 1, unit: 'kilobyte' }],
  [1499, { value: 1, unit: 'kilobyte' }],
  [1500, { value: 2, unit: 'kilobyte' }],
  [999_499, { value: 999, unit: 'kilobyte' }],
  [999_500, { value: 1, unit: 'megabyte' }],
  [1_250_000, { value: 1.3, unit: 'megabyte' }],
  [0, null],
  [-4, null],
  [Number.NaN, null],
  [Infinity, null],
])('%d bytes', (bytes, size) => {
  expect(fileSize(bytes)).toEqual(size);
});
