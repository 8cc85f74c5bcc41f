import { expect, test } from 'vitest';
import { createPurgedKeys } from './purged-keys.ts';

test('a key has changed for what was made before its change, and not for what was made after it', () => {
  const purged = createPurgedKeys();
  const before = purged.count();
  purged.add(['product-1', 'lists']);
  expect(purged.hasChangedSince(before, ['product-2', 'product-1'])).toBe(true);
  expect(purged.hasChangedSince(before, ['product-2'])).toBe(false);
  expect(purged.hasChangedSince(purged.count(), ['product-1'])).toBe(false);
});

test('what was made before a forgotten change counts as changed', () => {
  const purged = createPurgedKeys(2);
  const before = purged.count();
  purged.add(['product-1']);
  const between = purged.count();
  purged.add(['product-2', 'product-3']);
  expect(purged.hasChangedSince(before, ['product-9'])).toBe(true);
  expect(purged.hasChangedSince(between, ['product-9'])).toBe(false);
  // Known again when it changes again.
  purged.add(['product-2']);
  expect(purged.hasChangedSince(between, ['product-2'])).toBe(true);
});
