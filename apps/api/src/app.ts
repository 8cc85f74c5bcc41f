import { sendClientError } from '@patine/contract/http/client-errors';
import { closeAfterResponse } from '@patine/contract/http/close-after-response';
import { serverOptions } from '@patine/contract/http/server-options';
import { rejectSlowBodies } from '@patine/contract/http/slow-bodies';
import { trustedProxies } from '@patine/contract/network/trusted-proxies';
import { accessLog } from '@patine/telemetry/access-log';
import { identifyRequests, REQUEST_ID_HEADER, requestIdOf } from '@patine/telemetry/request-id';
import { traceRequests } from '@patine/telemetry/trace-requests';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyReply } from 'fastify';
import { serveBackup } from './cli/backup/back-up.ts';
import { serveOperations } from './cli/operations/operations.ts';
import type { Services } from './context.ts';
import { ApiError } from './errors.ts';
import { modules } from './modules.ts';
import { outbox } from './modules/outbox/plugin.ts';
import { databaseMetrics } from './plugins/database-metrics.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { graphql } from './plugins/graphql.ts';
import { jobs } from './plugins/jobs.ts';
import { pageChanges } from './plugins/page-changes.ts';
import { redis } from './plugins/redis.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { metrics } from './plugins/metrics.ts';
import { ownerCommands } from './plugins/owner-commands.ts';
import { refuseUnreadable } from './plugins/refuse-unreadable.ts';
import { sessionFromBearer } from './plugins/session.ts';
import { loadShedding } from './plugins/load-shedding.ts';

/** Builds the api from the given services. It opens no port and does not read the system clock. */
export async function buildApp(services: Services) {
  const isTrusted = trustedProxies(services.config.TRUSTED_PROXIES);
  const app = Fastify({
    ...serverOptions,
    clientErrorHandler: sendClientError,
    // The URL cannot be decoded, or one of its path segments is too long.
    frameworkErrors: ({ code }, request, reply) => {
      const isUnreadable = code === 'FST_ERR_BAD_URL';
      const { body, statusCode } = new ApiError(isUnreadable ? 'MALFORMED_REQUEST' : 'NOT_FOUND');
      void (reply as FastifyReply).code(statusCode).header(REQUEST_ID_HEADER, request.id).send(body);
    },
    loggerInstance: services.log as FastifyBaseLogger,
    bodyLimit: 256 * 1024,
    trustProxy: isTrusted,
    genReqId: (request) => requestIdOf(request, services.random.uuid),
    // Request logs would contain URLs with tokens; each module logs its own events.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  });

  identifyRequests(app, isTrusted);
  if (services.telemetry) traceRequests(app, services.telemetry.tracing);
  if (services.config.ACCESS_LOG) accessLog(app);
  rejectSlowBodies(app.server);
  closeAfterResponse(app.server);
  metrics(app, services, isTrusted);
  databaseMetrics(app, services);
  errorHandler(app);
  refuseUnreadable(app);
  await loadShedding(app, services.config.MAX_LOOP_DELAY_MS);
  redis(app, services);
  await rateLimits(app, services, isTrusted);
  sessionFromBearer(app, services);
  ownerCommands(app);
  jobs(app, services);
  outbox(app, services);
  await pageChanges(app, services);
  await graphql(
    app,
    services,
    modules.flatMap((module) => module.resolvers ?? []),
  );
  for (const module of modules) await module.routes?.(app, services);
  serveOperations(app, services);
  serveBackup(app, services);

  return app;
}
