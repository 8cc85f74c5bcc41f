import type { ErrorBody, ErrorName } from '@patine/contract/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { databaseRefusal } from '../db/refusals.ts';
import { ApiError } from '../errors.ts';
import { storageRefusal } from '../storage/storage-refusal.ts';
import { logRefusal } from './refusals.ts';

const nameOfStatus = (status: number): ErrorName => {
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'REQUEST_TOO_LARGE';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  if (status === 503) return 'OVERLOADED';
  return status >= 500 ? 'UNKNOWN' : 'MALFORMED_REQUEST';
};

/** Formats an error body for its protocol: GraphQL, Algolia, or the shop's own for REST. */
const inItsShape = ({ routeOptions: { url = '' } }: FastifyRequest, body: ErrorBody, status: number) => {
  if (url === '/graphql') return { data: null, errors: [{ message: body.name, extensions: body }] };
  if (url.startsWith('/1/indexes/')) return { ...body, message: body.name, status };
  return body;
};

/** Turns everything that a route or hook throws into a coded error; a bug gets the id of its log line. */
export function errorHandler(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const given = error.statusCode ?? 500;
    const expected =
      error instanceof ApiError
        ? error
        : (databaseRefusal(error) ??
          storageRefusal(error) ??
          new ApiError(nameOfStatus(given), given >= 500 ? { errorId: request.id } : {}));
    const status = expected.body.name === 'UNKNOWN' ? given : expected.statusCode;
    if (expected.body.name === 'DATABASE_UNAVAILABLE')
      request.log.warn({ err: error }, 'the database is unavailable');
    else if (expected.body.name === 'STORAGE_UNAVAILABLE')
      request.log.warn({ err: error }, 'the storage of pictures is unavailable');
    else if (status >= 500 && expected.body.name !== 'OVERLOADED')
      request.log.error({ err: error, errorId: request.id }, 'unexpected error in a route');
    logRefusal(request.log, { name: expected.body.name, path: [request.routeOptions.url ?? ''] });
    app.metrics.failure(expected.body.name);
    if (expected.body.retryAfter) reply.header('retry-after', expected.body.retryAfter);
    return reply.status(status).send(inItsShape(request, expected.body, status));
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(new ApiError('NOT_FOUND').body));
}
