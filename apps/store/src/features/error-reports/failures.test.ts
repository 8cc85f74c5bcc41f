import { expect, test } from 'vitest';
import { createFailures } from './failures.ts';

test('failures are queued until consent, then reported once', () => {
  const failures = createFailures();
  const told: unknown[] = [];
  failures.take('first');
  expect(told).toEqual([]);
  failures.decide((error) => told.push(error));
  failures.take('second');
  expect(told).toEqual(['first', 'second']);
});

test('after a refusal no failure is reported, earlier or later', () => {
  const failures = createFailures();
  const told: unknown[] = [];
  failures.take('first');
  failures.decide(null);
  failures.take('second');
  failures.decide((error) => told.push(error));
  expect(told).toEqual([]);
});

test('reports per page are limited', () => {
  const failures = createFailures(2);
  const told: unknown[] = [];
  failures.decide((error) => told.push(error));
  for (const error of ['a', 'b', 'c']) failures.take(error);
  expect(told).toEqual(['a', 'b']);
});
