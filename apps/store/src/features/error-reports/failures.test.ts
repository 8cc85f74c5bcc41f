import { expect, test } from 'vitest';
import { createFailures } from './failures.ts';

test('failures are queued until consent, then reported once', () => {
  const failures = createFailures();
  const reported: unknown[] = [];
  failures.take('first');
  expect(reported).toEqual([]);
  failures.decide((error) => reported.push(error));
  failures.take('second');
  expect(reported).toEqual(['first', 'second']);
});

test('after a refusal no failure is reported, earlier or later', () => {
  const failures = createFailures();
  const reported: unknown[] = [];
  failures.take('first');
  failures.decide(null);
  failures.take('second');
  failures.decide((error) => reported.push(error));
  expect(reported).toEqual([]);
});

test('reports per page are limited', () => {
  const failures = createFailures(2);
  const reported: unknown[] = [];
  failures.decide((error) => reported.push(error));
  for (const error of ['a', 'b', 'c']) failures.take(error);
  expect(reported).toEqual(['a', 'b']);
});
