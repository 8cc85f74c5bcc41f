import { createHash } from 'node:crypto';
import { parseLocale } from '@patine/core';
import manifest from '@patine/contract/manifest' with { type: 'json' };
import { ACCESS_DENIED_MESSAGE } from '@patine/contract/errors';
import { networkOf } from '@patine/contract/network/network-of';
import { HEADERS } from '@patine/contract/rest/headers';
import type { Resolvers } from '@patine/contract/resolvers';
import { schemaText } from '@patine/contract/schema';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLObjectType, buildSchema } from 'graphql';
import mercurius from 'mercurius';
import type { ApiContext, RequestContext, Services } from '../context.ts';
import { databaseRefusal } from '../db/refusals.ts';
import { ApiError } from '../errors.ts';
import { isReadable } from './refuse-unreadable.ts';
import { limitAliases } from './limit-aliases.ts';
import { acceptGraphqlClients, faultsOf, OPEN_DEPTH } from './open-graphql.ts';
import { logRefusal } from './refusals.ts';
import { INVALID_TOKEN_CHALLENGE } from './session.ts';
import { traceOperations } from './trace-operations.ts';

/** Depth of an operation of the store. */
const DEPTH = 10;

type FieldResolvers = Record<string, Record<string, unknown>>;

const notImplemented = () => {
  throw new ApiError('NOT_IMPLEMENTED');
};

/** Makes a field that has neither a value nor a resolver fail with NOT_IMPLEMENTED instead of returning null. */
const carriedOrNotImplemented = (field: string) => (parent: Record<string, unknown> | undefined) =>
  parent && field in parent ? parent[field] : notImplemented();

/**
 * Gives every field of the root types and of Customer a resolver; a field that no module resolves fails with
 * NOT_IMPLEMENTED.
 */
const withEveryField = (resolvers: FieldResolvers): FieldResolvers => {
  const schema = buildSchema(schemaText);
  for (const type of ['Query', 'Mutation', 'Customer'])
    for (const field of Object.keys((schema.getType(type) as GraphQLObjectType).getFields()))
      (resolvers[type] ??= {})[field] ??= carriedOrNotImplemented(field);
  return resolvers;
};

const merge = (all: Resolvers<ApiContext>[]): FieldResolvers => {
  const merged: FieldResolvers = {};
  for (const part of all)
    for (const [type, fields] of Object.entries(part as FieldResolvers))
      merged[type] = { ...merged[type], ...fields };
  return merged;
};

/** Unwraps the error that executors have wrapped. */
const rootCause = (error: Error): Error => {
  const inner = error instanceof GraphQLError ? error.originalError : undefined;
  return inner ? rootCause(inner) : error;
};

/** Maps an error to what the client sees: name and code if expected, the id of a log line for a bug. */
const publicError = (error: Error, { id, log }: FastifyRequest) => {
  const cause = rootCause(error);
  const path = error instanceof GraphQLError ? error.path : undefined;
  const expected = cause instanceof ApiError ? cause : databaseRefusal(cause);
  if (expected) {
    if (expected !== cause) log.warn({ err: cause, path }, 'the database refused');
    const message = expected.body.name === 'ACCESS_DENIED' ? ACCESS_DENIED_MESSAGE : expected.body.name;
    return { message, path, extensions: expected.body, status: expected.statusCode };
  }
  // A GraphQLError without a cause is an invalid operation (400); 4xx errors of the transport keep their status.
  const status = cause instanceof GraphQLError ? 400 : ((cause as FastifyError).statusCode ?? 500);
  if (status < 500)
    return { message: cause.message, path, extensions: new ApiError('MALFORMED_REQUEST').body, status };
  log.error({ err: cause, errorId: id, path }, 'unexpected error in a resolver');
  return { message: 'UNKNOWN', path, extensions: new ApiError('UNKNOWN', { errorId: id }).body, status };
};

export async function graphql(app: FastifyInstance, services: Services, parts: Resolvers<ApiContext>[]) {
  const operations: Record<string, string> = manifest;
  const isOpen = services.config.OPEN_GRAPHQL;
  if (isOpen) acceptGraphqlClients(app);
  const nameOperations = services.telemetry && traceOperations(app, services.telemetry.tracing);

  await app.register(mercurius, {
    schema: schemaText,
    resolvers: withEveryField(merge(parts)) as never,
    jit: 1,
    path: '/graphql',
    allowBatchedQueries: false,
    queryDepth: isOpen ? OPEN_DEPTH : DEPTH,
    validationRules: [limitAliases({ aliases: 15 })],
    // Production runs only the persisted operations of the store's build.
    ...(isOpen
      ? {}
      : {
          persistedQueryProvider: {
            isPersistedQuery: (request: { query?: string }) => typeof request.query === 'string',
            isPersistedQueryRetry: () => false,
            getHash: (request: { query: string }) => createHash('sha256').update(request.query).digest('hex'),
            getQueryFromHash: async (hash: string) => {
              const operation = operations[hash];
              if (!operation) throw new ApiError('OPERATION_NOT_ALLOWED');
              return operation;
            },
          },
        }),
    context: (request: FastifyRequest): RequestContext => ({
      ...services,
      log: request.log,
      locale: parseLocale(headerText(request, HEADERS.uiLanguage)),
      session: request.signedIn,
      sessionEnded: request.sessionEnded,
      idempotencyKey: headerText(request, HEADERS.idempotencyKey),
      affiliateCampaign: campaignOf(request),
      remoteAddress: networkOf(request.ip),
      network: app.networkOf(request),
    }),
    errorFormatter: (execution, { reply }) => {
      const faults = (execution.errors ?? []).flatMap((error) => (isOpen ? faultsOf(error) : error));
      const errors = faults.map((error) => ({
        ...publicError(error, reply.request),
        ...(isOpen && error.locations ? { locations: error.locations } : {}),
      }));
      for (const { path, extensions } of errors) {
        app.metrics.failure(extensions.name);
        const customerId = reply.request.signedIn?.customerId;
        logRefusal(reply.request.log, { name: extensions.name, path: path ?? [], customerId });
      }
      // A query may return the rest of its data with 200.
      if (reply.request.sessionEnded && errors.some(({ status }) => status === 401))
        reply.headers(INVALID_TOKEN_CHALLENGE);
      const status = execution.data ? 200 : Math.max(400, ...errors.map((error) => error.status));
      return {
        statusCode: status,
        response: {
          // A document that never ran has no data.
          ...(isOpen && !('data' in execution) ? {} : { data: execution.data ?? null }),
          errors: errors.map(({ status: _, ...error }) => error) as never,
        },
      };
    },
  });

  nameOperations?.();
  app.graphql.addHook('preExecution', async (_schema, _document, _context, variables) => {
    if (!isReadable(variables)) throw new ApiError('MALFORMED_REQUEST');
  });
}

/** Reads the affiliate campaign from its header if it has the form of one; ignores any other value. */
const campaignOf = (request: FastifyRequest) => {
  const value = headerText(request, HEADERS.affiliateCampaign);
  return value !== null && /^[\w.~-]{1,100}$/.test(value) ? value : null;
};

const headerText = (request: FastifyRequest, name: string) => {
  const value = request.headers[name];
  return typeof value === 'string' && value.length <= 200 ? value : null;
};
