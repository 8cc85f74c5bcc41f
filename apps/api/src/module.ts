import type { Resolvers } from '@patine/contract/resolvers';
import type { FastifyInstance } from 'fastify';
import type { ApiContext, Services } from './context.ts';

/** A domain's part in the api: its resolvers, its routes, or both. */
export type ApiModule = {
  resolvers?: Resolvers<ApiContext>;
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
};
