import { expect, it } from 'vitest';
import { isExtremePicture } from './extreme-picture.ts';

it.each([
  [5, true],
  [1.5, true],
  [4 / 3, false],
  [2 / 3, false],
  [9 / 16, false],
  [0.3, true],
])('a picture of ratio %d is extreme: %s', (ratio, expected) => {
  expect(isExtremePicture(ratio)).toBe(expected);
});
