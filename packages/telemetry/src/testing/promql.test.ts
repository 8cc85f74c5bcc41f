import { expect, test } from 'vitest';
import { metricsIn } from './promql.ts';

test('metrics are found in an expression, and labels and functions are none', () => {
  expect(
    metricsIn(
      'histogram_quantile(0.95, sum by (le, route) (rate(a_seconds_bucket{status=~"5.."}[5m]))) / ignoring(x) b_total',
    ),
  ).toEqual(['a_seconds_bucket', 'b_total']);
});

test.each(['sum(rate(a[5m])', 'a{b=}', 'rate(a[5m]) >', ''])('%j is refused', (expression) =>
  expect(() => {
    if (metricsIn(expression).length === 0) throw new SyntaxError('no metric');
  }).toThrow(SyntaxError),
);
