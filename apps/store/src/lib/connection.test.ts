import { expect, test } from 'vitest';
import { isLimitedConnection } from './connection.ts';

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [undefined, false],
])('over %j prefetching is off: %s', (connection, expected) => {
  expect(isLimitedConnection(connection)).toBe(expected);
});
