import { expect, test } from 'vitest';
import { isTargetTooLong, originForm, PATH_MAX_LENGTH, TARGET_MAX_LENGTH } from './request-target.ts';

test.each([
  ['/shop/?a=1', '/shop/?a=1'],
  ['http://shop.example/shop/?a=1', '/shop/?a=1'],
  ['HTTPS://shop.example:8443/shop/', '/shop/'],
  ['http://shop.example', '/'],
  ['http://shop.example?a=1', '/?a=1'],
  ['http://', '/'],
  ['*', '*'],
  ['//shop.example/x', '//shop.example/x'],
])('the origin form of %s is %s', (target, path) => {
  expect(originForm(target)).toBe(path);
});

test.each([
  [`/${'a'.repeat(PATH_MAX_LENGTH - 1)}`, false],
  [`/${'a'.repeat(PATH_MAX_LENGTH)}`, true],
  [`/?${'a'.repeat(TARGET_MAX_LENGTH - 2)}`, false],
  [`/?${'a'.repeat(TARGET_MAX_LENGTH - 1)}`, true],
])('a target above the limit is rejected (%#)', (target, expected) => {
  expect(isTargetTooLong(target)).toBe(expected);
});
