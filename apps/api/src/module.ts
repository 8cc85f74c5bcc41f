import type { MutationResolvers, QueryResolvers, Resolvers } from '@patine/contract/resolvers';
import type { FastifyInstance } from 'fastify';
import type { ApiContext, Services } from './context.ts';

/** What a module adds to the api: resolvers, routes, or both. */
export type ApiModule = {
  resolvers?: Resolvers<ApiContext>;
  routes?: (app: FastifyInstance, services: Services) => void | Promise<void>;
};

/** The resolver of one root field, typed by the schema. */
export type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<ApiContext>[Name]>;
export type Mutation<Name extends keyof MutationResolvers> = NonNullable<MutationResolvers<ApiContext>[Name]>;
