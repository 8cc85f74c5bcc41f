import { routeOf } from '@patine/telemetry/access-log';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Name of the page, which has no route of its own; null where the route's pattern is the name. */
    routeName: string | null;
  }
}

export const nameRoutes = (app: FastifyInstance) => void app.decorateRequest('routeName', null);

/** The name of a request's route in metrics and traces: one of few, whatever is asked for. */
export const routeName = (request: FastifyRequest): string => request.routeName ?? routeOf(request);
