import { DeliveryCountriesDocument, MeDocument } from '@patine/contract/operations';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServices } from '../testing/services.ts';
import { buildApp } from '../app.ts';
import { graphql } from './graphql.ts';
import { rateLimits } from './rate-limits.ts';
import { metrics } from './metrics.ts';
import { sessionFromBearer } from './session.ts';

let app: FastifyInstance;
let services: Awaited<ReturnType<typeof testServices>>;

beforeAll(async () => {
  services = await testServices();
  app = await buildApp(services);
});
afterAll(async () => {
  await app.close();
  await services.client.close();
});

const post = (body: object) => app.inject({ method: 'POST', url: '/graphql', payload: body });

test('an operation outside the manifest is refused', async () => {
  const response = await post({ query: '{ me { id } }' });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors[0].extensions).toEqual({ name: 'OPERATION_NOT_ALLOWED', code: 803 });
});

test('a root field without a resolver responds NOT_IMPLEMENTED', async () => {
  const bare = Fastify();
  metrics(bare, services, () => true);
  await rateLimits(bare, services, () => true);
  sessionFromBearer(bare, services);
  await graphql(bare, { ...services, config: { ...services.config, OPEN_GRAPHQL: true } }, []);
  const response = await bare.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { logout }' },
  });
  await bare.close();
  expect(response.json().errors[0].extensions).toEqual({ name: 'NOT_IMPLEMENTED', code: 300 });
});

test('a batch is rejected', async () => {
  const response = await app.inject({ method: 'POST', url: '/graphql', payload: [{ query: MeDocument }] });
  expect(response.statusCode).toBe(400);
});

test('a session that has ended is told with a refusal, and not with what visitors may read', async () => {
  const withToken = (query: string) =>
    app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query },
      headers: { authorization: `Bearer ${'x'.repeat(43)}` },
    });
  expect((await withToken(MeDocument)).headers['www-authenticate']).toContain('invalid_token');
  const reading = await withToken(DeliveryCountriesDocument);
  expect(reading.json().errors).toBeUndefined();
  expect(reading.headers['www-authenticate']).toBeUndefined();
});
