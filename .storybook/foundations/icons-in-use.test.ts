import { expect, test } from 'vitest';
import { iconNames } from './icons-in-use.ts';

test('lists each icon of components and pages once', () => {
  const names = iconNames();
  expect(names).toEqual(expect.arrayContaining(['chevron-down', 'shopping-bag', 'x']));
  expect(new Set(names).size).toBe(names.length);
});
