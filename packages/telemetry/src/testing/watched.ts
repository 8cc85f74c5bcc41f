import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const deploy = new URL('../../../../deploy/', import.meta.url);
const text = (name: string) => readFileSync(new URL(name, deploy), 'utf8');

export type AlertRule = {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};

/** The rules of deploy/prometheus/alerts.yml. */
export const alertRules = (): AlertRule[] =>
  (parse(text('prometheus/alerts.yml')) as { groups: { rules: AlertRule[] }[] }).groups.flatMap(
    ({ rules }) => rules,
  );

export type Panel = { id: number; title: string; targets: { expr: string }[] };

/** The dashboards of deploy/grafana, by file. */
export const dashboards = () =>
  readdirSync(new URL('grafana/', deploy))
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ file, ...(JSON.parse(text(`grafana/${file}`)) as { uid: string; panels: Panel[] }) }));

/** Every PromQL expression of rules and dashboards. */
export const watchedExpressions = (): string[] => [
  ...alertRules().map(({ expr }) => expr),
  ...dashboards().flatMap(({ panels }) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
];
