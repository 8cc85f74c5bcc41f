import type { ErrorName } from '@patine/contract/errors';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyError } from 'fastify';
import type { Services } from './context.ts';
import { ApiError } from './errors.ts';
import { modules } from './modules.ts';
import { outbox } from './modules/outbox/plugin.ts';
import { graphql } from './plugins/graphql.ts';
import { jobs } from './plugins/jobs.ts';
import { operator } from './plugins/operator.ts';
import { sessionFromBearer } from './plugins/session.ts';

const nameOfStatus = (status: number): ErrorName => {
  if (status === 413) return 'REQUEST_TOO_LARGE';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  if (status === 503) return 'OVERLOADED';
  return status >= 500 ? 'UNKNOWN' : 'MALFORMED_REQUEST';
};

/** The api on given services: no port is opened and no clock is read here. */
export async function buildApp(services: Services) {
  const app = Fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: 256 * 1024,
    trustProxy: 'loopback',
    genReqId: () => services.random.uuid(),
    // Request lines would log addresses with tokens in them; each module logs its own events.
    logController: new LogController({ disableRequestLogging: true }),
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const expected =
      error instanceof ApiError
        ? error
        : new ApiError(
            nameOfStatus(error.statusCode ?? 500),
            (error.statusCode ?? 500) >= 500 ? { errorId: request.id } : {},
          );
    const status = error instanceof ApiError ? error.statusCode : (error.statusCode ?? 500);
    if (status >= 500)
      request.log.error({ err: error, errorId: request.id }, 'unexpected failure of a route');
    if (expected.body.retryAfter) reply.header('retry-after', expected.body.retryAfter);
    return reply.status(status).send(expected.body);
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send(new ApiError('NOT_FOUND').body));

  sessionFromBearer(app, services);
  operator(app);
  jobs(app, services);
  outbox(app, services);
  await graphql(
    app,
    services,
    modules.flatMap((module) => module.resolvers ?? []),
  );
  for (const module of modules) await module.routes?.(app, services);

  return app;
}
