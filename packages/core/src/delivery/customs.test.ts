import { expect, test } from 'vitest';
import { crossesCustoms } from './customs.ts';

test.each([
  ['FR', 'FR', false],
  ['FR', 'BE', false],
  ['IT', 'MC', false],
  ['FR', 'CH', true],
  ['FR', 'GB', true],
  ['GB', 'FR', true],
  ['US', 'US', false],
  ['FR', 'RE', true],
])('a parcel from %s to %s may pass customs: %s', (from, to, expected) => {
  expect(crossesCustoms(from, to)).toBe(expected);
});
