import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@evertdespiegeleer/go-template';
import { load, loadAll } from 'js-yaml';
import { root } from '../root.ts';

export const CHART = path.join(root, 'deploy/helm/patine');

export type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string; labels: Record<string, string>; annotations?: Record<string, string> };
  spec: Record<string, unknown>;
};

export const readChart = (name: string) => load(readFileSync(path.join(CHART, name), 'utf8')) as object;

type Values = Record<string, unknown>;

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays given values over the defaults, as `helm --values` does. */
export function withValues(defaults: Values, given: Values): Values {
  const merged = { ...defaults };
  for (const [name, value] of Object.entries(given)) {
    const before = defaults[name];
    merged[name] = isMap(before) && isMap(value) ? withValues(before, value) : value;
  }
  return merged;
}

const parts = () =>
  globSync('templates/_*.tpl', { cwd: CHART })
    .map((file) => readFileSync(path.join(CHART, file), 'utf8'))
    .join('');

/** Renders a template by Go's own engine, with the objects that Helm gives it. */
export async function renderTemplate(name: string, values: Values): Promise<string> {
  const chart = readChart('Chart.yaml') as { name: string; version: string; appVersion: string };
  const source = readFileSync(path.join(CHART, 'templates', name), 'utf8');
  return parse(parts() + source, {
    Values: values,
    Chart: { Name: chart.name, Version: chart.version, AppVersion: chart.appVersion },
    Release: { Name: 'shop', Namespace: 'shops', Service: 'Helm', Revision: 1 },
  });
}

/** Renders every manifest of the chart. */
export async function renderChart(given: Values = {}): Promise<Manifest[]> {
  const values = withValues(readChart('values.yaml') as Values, given);
  const manifests: Manifest[] = [];
  for (const file of globSync('*.yaml', { cwd: path.join(CHART, 'templates') }).sort())
    for (const manifest of loadAll(await renderTemplate(file, values), { filename: file }))
      if (manifest) manifests.push(manifest as Manifest);
  return manifests;
}
