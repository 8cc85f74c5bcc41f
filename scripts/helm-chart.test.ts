import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { environment as apiEnvironment } from '../apps/api/src/config.ts';
import { environment as storeEnvironment } from '../apps/store/server/config.ts';
import { type Manifest, readChart, renderChart, renderTemplate, withValues } from './deploy/render-chart.ts';
import { unknownFields } from './deploy/unknown-fields.ts';

type Validate = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null;
};

/** The schemas of Kubernetes' own API description, by kind. */
const SCHEMAS: Readonly<Record<string, () => Promise<{ validate: unknown }>>> = {
  'v1/Service': () => import('kubernetes-models/_schemas/IoK8sApiCoreV1Service'),
  'apps/v1/Deployment': () => import('kubernetes-models/_schemas/IoK8sApiAppsV1Deployment'),
  'batch/v1/Job': () => import('kubernetes-models/_schemas/IoK8sApiBatchV1Job'),
  'networking.k8s.io/v1/Ingress': () => import('kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress'),
  'networking.k8s.io/v1/NetworkPolicy': () =>
    import('kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy'),
  'policy/v1/PodDisruptionBudget': () =>
    import('kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget'),
  'autoscaling/v2/HorizontalPodAutoscaler': () =>
    import('kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler'),
};

/** Returns where a manifest breaks the schema of its kind, and the fields that the schema does not have. */
async function faults(manifest: Manifest): Promise<string[]> {
  const schema = SCHEMAS[`${manifest.apiVersion}/${manifest.kind}`];
  if (!schema) return [`no schema for ${manifest.kind} of ${manifest.apiVersion}`];
  const validate = (await schema()).validate as Validate;
  const unknown = unknownFields(manifest, validate);
  return validate(manifest) ? unknown : (validate.errors ?? []).map(({ instancePath }) => instancePath);
}

const OTHER_VALUES = {
  image: { tag: 'v1.2.3' },
  secrets: { store: 'shop-store' },
  settings: { MAIL_FROM: 'Patine: "la boutique" <bonjour@shop.example>' },
  api: { autoscaling: { enabled: false }, dataClaim: 'pictures', settings: { JOBS: '0' } },
  store: { autoscaling: { enabled: false } },
  ingress: { annotations: { 'cert-manager.io/cluster-issuer': 'letsencrypt' } },
};

type Container = {
  env: { name: string; value: string }[];
  image: string;
  args?: string[];
  securityContext: object;
  ports?: { name: string; containerPort: number }[];
  volumeMounts: { name: string; mountPath: string }[];
};
type Pod = {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    volumes: ({ name: string } & Record<string, unknown>)[];
    securityContext: object;
    terminationGracePeriodSeconds?: number;
  };
};

const named = (manifests: Manifest[], kind: string, name: string) => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`No ${kind} is called ${name}`);
  return found;
};
const podOf = ({ spec }: Manifest) => spec['template'] as Pod;
const containerOf = (manifest: Manifest) => {
  const [container] = podOf(manifest).spec.containers;
  if (!container) throw new Error('No container');
  return container;
};
const pods = (manifests: Manifest[]) => manifests.filter(({ kind }) => ['Deployment', 'Job'].includes(kind));

test.each([
  ['its own values', {}],
  ['other values', OTHER_VALUES],
  ['nothing optional', { ingress: { enabled: false }, networkPolicy: { enabled: false } }],
])('with %s every manifest keeps to Kubernetes’ schemas, to the last field', async (_, values) => {
  const manifests = await renderChart(values);
  expect(manifests.length).toBeGreaterThan(6);
  for (const manifest of manifests)
    expect([manifest.metadata.name, await faults(manifest)]).toEqual([manifest.metadata.name, []]);
});

test('a misspelt field and one of a wrong type would be found', async () => {
  const deployment = named(await renderChart(), 'Deployment', 'shop-api');
  Object.assign(containerOf(deployment), { livenesProbe: {} });
  expect(await faults(deployment)).toEqual(['/spec/template/spec/containers/0/livenesProbe']);
  deployment.spec['replicas'] = 'two';
  expect(await faults(deployment)).toEqual(['/spec/replicas']);
});

test('the values keep to their schema, which refuses what the chart does not know', () => {
  const isValid = new Ajv({ allErrors: true, strict: false }).compile(readChart('values.schema.json'));
  const values = readChart('values.yaml') as Record<string, unknown>;
  const errorsOf = (given: Record<string, unknown>) =>
    isValid(withValues(values, given)) ? null : isValid.errors;
  expect(errorsOf({})).toBeNull();
  expect(errorsOf(OTHER_VALUES)).toBeNull();
  for (const wrong of [
    { api: { replica: 3 } },
    { settings: { PUBLIC_URL: 'http://shop.example' } },
    { settings: { JOBS: 0 } },
    { secrets: { api: '' } },
  ])
    expect(errorsOf(wrong)).not.toBeNull();
});

test('every variable that a pod is given is one that its process reads, once', async () => {
  const schemas = { api: apiEnvironment, store: storeEnvironment, migrate: apiEnvironment };
  const manifests = await renderChart(OTHER_VALUES);
  for (const manifest of pods(manifests)) {
    const component = manifest.metadata.labels['app.kubernetes.io/component'] as keyof typeof schemas;
    const names = containerOf(manifest).env.map(({ name }) => name);
    // What both share may be read by one alone.
    const known = new Set([...Object.keys(apiEnvironment.shape), ...Object.keys(storeEnvironment.shape)]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const own = new Set(Object.keys(schemas[component].shape));
    expect([...own].filter((name) => names.includes(name)).length).toBeGreaterThan(0);
  }
  const mail = containerOf(named(manifests, 'Deployment', 'shop-api')).env.find(
    ({ name }) => name === 'MAIL_FROM',
  );
  expect(mail?.value).toBe(OTHER_VALUES.settings.MAIL_FROM);
});

test('pods are not root and write nowhere but in volumes', async () => {
  for (const manifest of pods(await renderChart())) {
    const { spec } = podOf(manifest);
    expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    const container = containerOf(manifest);
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.volumes.map(({ name }) => name).sort()).toEqual(
      container.volumeMounts.map(({ name }) => name).sort(),
    );
  }
});

test('a pod that is told to stop has time for its drain and for the requests that run', async () => {
  for (const manifest of (await renderChart()).filter(({ kind }) => kind === 'Deployment')) {
    const drain = containerOf(manifest).env.find(({ name }) => name === 'DRAIN_SECONDS')?.value;
    expect(podOf(manifest).spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + 15);
  }
});

test('services, budgets, scalers and policies select the pods of their component, and ports have a name that exists', async () => {
  const manifests = await renderChart();
  for (const component of ['api', 'store']) {
    const deployment = named(manifests, 'Deployment', `shop-${component}`);
    const { labels } = podOf(deployment).metadata;
    const selectors = [
      deployment.spec['selector'] as { matchLabels: object },
      { matchLabels: named(manifests, 'Service', `shop-${component}`).spec['selector'] as object },
      named(manifests, 'PodDisruptionBudget', `shop-${component}`).spec['selector'] as {
        matchLabels: object;
      },
      named(manifests, 'NetworkPolicy', `shop-${component}`).spec['podSelector'] as { matchLabels: object },
    ];
    for (const { matchLabels } of selectors) expect(labels).toMatchObject(matchLabels);
    const scaler = named(manifests, 'HorizontalPodAutoscaler', `shop-${component}`);
    expect(scaler.spec['scaleTargetRef']).toMatchObject({
      kind: 'Deployment',
      name: deployment.metadata.name,
    });
    expect(containerOf(deployment).ports?.map(({ name }) => name)).toContain('http');
  }
});

test('webhooks reach the api and everything else the store', async () => {
  const [rule] = named(await renderChart(), 'Ingress', 'shop').spec['rules'] as {
    http: { paths: { path: string; backend: { service: { name: string } } }[] };
  }[];
  expect(rule?.http.paths.map(({ path, backend }) => [path, backend.service.name])).toEqual([
    ['/webhooks/', 'shop-api'],
    ['/', 'shop-store'],
  ]);
});

test('migrations run before pods of a new version start', async () => {
  const job = named(await renderChart(), 'Job', 'shop-migrate');
  expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(containerOf(job).args).toEqual(['apps/api/src/cli/marketplace.ts', 'migrate']);
});

test('the notes after an installation name what was installed', async () => {
  const values = withValues(readChart('values.yaml') as Record<string, unknown>, {});
  expect(await renderTemplate('NOTES.txt', values)).toContain('deployment/shop-api');
});
