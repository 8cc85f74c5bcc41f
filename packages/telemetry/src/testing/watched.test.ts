import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { metricsIn } from './promql.ts';
import { alertRules, dashboards, watchedExpressions } from './watched.ts';

test.each(watchedExpressions())('%s is PromQL that asks for a metric', (expression) =>
  expect(metricsIn(expression)).not.toEqual([]),
);

test.each(alertRules())('$alert says what happens, how bad it is and where to read what to do', (rule) => {
  const { alert, labels, annotations } = rule;
  expect(annotations.summary).toMatch(/\w/);
  expect(labels.severity).toMatch(/^(warning|critical)$/);
  expect(annotations.runbook_url).toBe(`docs/observability.md#${alert.toLowerCase()}`);
  const guide = readFileSync(new URL('../../../../docs/observability.md', import.meta.url), 'utf8');
  expect(guide).toMatch(new RegExp(`^#+ ${alert}$`, 'm'));
});

const areDifferent = (ids: readonly unknown[]) => new Set(ids).size === ids.length;

test('alerts, dashboards and panels are told apart', () => {
  expect(alertRules().length).toBeGreaterThan(10);
  expect(areDifferent(alertRules().map(({ alert }) => alert))).toBe(true);
  expect(areDifferent(dashboards().map(({ uid }) => uid))).toBe(true);
  const mixed = dashboards().filter(({ panels }) => !areDifferent(panels.map(({ id }) => id)));
  expect(mixed).toEqual([]);
});
