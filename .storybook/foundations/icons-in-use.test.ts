import { expect, test } from 'vitest';
import { iconNames } from './icons-in-use.ts';

test('icons of components and of pages are each named once', () => {
  const names = iconNames();
  expect(names).toEqual(expect.arrayContaining(['chevron-down', 'shopping-bag', 'x']));
  expect(new Set(names).size).toBe(names.length);
});
