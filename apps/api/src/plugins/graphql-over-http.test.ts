import { MeDocument } from '@patine/contract/operations';
import { schemaText } from '@patine/contract/schema';
import type { FastifyInstance } from 'fastify';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { testServices } from '../testing/services.ts';

const opened: { app: FastifyInstance; services: Awaited<ReturnType<typeof testServices>> }[] = [];

async function open(variables: Record<string, string>): Promise<string> {
  const services = await testServices(variables);
  const app = await buildApp(services);
  opened.push({ app, services });
  return `${await app.listen({ port: 0, host: '127.0.0.1' })}/graphql`;
}
afterAll(async () => {
  for (const { app, services } of opened) {
    await app.close();
    await services.client.close();
  }
});

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, type: response.headers.get('content-type'), ...(await response.json()) };
}

describe('OPEN_GRAPHQL=1', () => {
  let url: string;
  beforeAll(async () => {
    url = await open({ OPEN_GRAPHQL: '1' });
  });

  test("fails no MUST of graphql-http's audit", async () => {
    const results = await auditServer({ url, fetchFn: fetch });
    expect(results.length).toBeGreaterThan(50);
    expect(results.filter(({ status }) => status === 'error').map(({ name }) => name)).toEqual([]);
  });

  test('introspection passes the limits and is the whole schema', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, specifiedByUrl: true });
    // The second and third answers come from a compiled query.
    for (const _ of [1, 2, 3]) {
      const { data, errors } = await post(url, { query, operationName: 'IntrospectionQuery' });
      expect(errors).toBeUndefined();
      const [introspected, written] = [buildClientSchema(data), buildSchema(schemaText)].map((schema) =>
        printSchema(lexicographicSortSchema(schema)).replaceAll(/"""[^]*?"""\s*/g, ''),
      );
      expect(introspected).toBe(written);
    }
  });

  test.each([
    ['{\n  me { nothing }\n}', 'Cannot query field "nothing" on type "Customer".', { line: 2, column: 8 }],
    ['{\n  me {\n', 'Syntax Error: Expected Name, found <EOF>.', { line: 3, column: 1 }],
    ['query ($id: ID!) {\n  me { id }\n}', 'Variable "$id" is never used', { line: 1, column: 8 }],
  ])('%j names what is wrong, its line and its column', async (query, message, location) => {
    const answer = await post(url, { query });
    expect(answer).toMatchObject({
      status: 400,
      errors: [
        {
          message: expect.stringContaining(message),
          locations: [location],
          extensions: { name: 'MALFORMED_REQUEST' },
        },
      ],
    });
    expect(answer).not.toHaveProperty('data');
  });

  test('a refusal of the shop keeps its name, and says where it happened', async () => {
    const { errors } = await post(url, { query: '{\n  me { id }\n}' });
    expect(errors).toMatchObject([{ path: ['me'], locations: [{ line: 2, column: 3 }] }]);
  });

  test('an operation deeper than introspection is refused', async () => {
    const deep = `{ __schema { types { fields { type ${'{ ofType '.repeat(20)}{ name }${' }'.repeat(20)} } } } }`;
    expect(await post(url, { query: deep })).toMatchObject({
      status: 400,
      errors: [{ message: expect.stringContaining('depth') }],
    });
  });

  test('the media type of GraphQL is answered to those who accept it', async () => {
    const accept = { accept: 'application/graphql-response+json' };
    expect((await post(url, { query: '{ __typename }' }, accept)).type).toMatch(
      /^application\/graphql-response\+json; charset=utf-8$/,
    );
    expect((await post(url, { query: '{ __typename }' })).type).toMatch(/^application\/json; charset=utf-8$/);
  });
});

describe('without OPEN_GRAPHQL', () => {
  let url: string;
  beforeAll(async () => {
    url = await open({});
  });

  test("fails only those of the audit's MUSTs that ask for another operation, or send null extensions", async () => {
    const results = await auditServer({ url, fetchFn: fetch });
    for (const result of results) {
      if (result.status !== 'error') continue;
      expect([result.name, await result.response.json()]).toMatchObject([
        result.name,
        {
          data: null,
          errors: [
            { extensions: { name: expect.stringMatching(/^(OPERATION_NOT_ALLOWED|MALFORMED_REQUEST)$/) } },
          ],
        },
      ]);
    }
  });

  test("the store's operations are answered as JSON in UTF-8, and faults have no locations", async () => {
    expect(await post(url, { query: MeDocument })).toMatchObject({
      type: 'application/json; charset=utf-8',
      status: 401,
    });
    const { errors } = await post(url, { query: '{ __schema { types { name } } }' });
    expect(errors).toEqual([{ message: 'OPERATION_NOT_ALLOWED', extensions: expect.anything() }]);
  });
});
