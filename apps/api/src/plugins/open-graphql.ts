import type { FastifyInstance } from 'fastify';
import { GraphQLError } from 'graphql';

/** Media type that GraphQL over HTTP gives to responses. */
const GRAPHQL_RESPONSE = 'application/graphql-response+json';
const PATH = '/graphql';

/** Depth of an operation: introspection, which follows lists and non-nulls of types, is deeper than any of the shop. */
export const OPEN_DEPTH = 20;

/** Returns the faults of a refused document one by one, each with its line and column. */
export function faultsOf(error: GraphQLError): GraphQLError[] {
  const { originalError } = error;
  if (!originalError || !('errors' in originalError) || !Array.isArray(originalError.errors)) return [error];
  return originalError.errors.map((fault: unknown) => {
    if (fault instanceof GraphQLError) return fault;
    return new GraphQLError(fault instanceof Error ? fault.message : String(fault));
  });
}

/** What clients of GraphQL over HTTP send and the store does not: a null for `extensions`, and their media type. */
export function acceptGraphqlClients(app: FastifyInstance) {
  app.addHook('preValidation', async ({ routeOptions, body }) => {
    if (routeOptions.url !== PATH || typeof body !== 'object' || body === null) return;
    if ('extensions' in body && body.extensions === null) delete body.extensions;
  });
  app.addHook('onSend', async ({ routeOptions, headers }, reply) => {
    if (routeOptions.url === PATH && headers.accept?.includes(GRAPHQL_RESPONSE))
      void reply.type(`${GRAPHQL_RESPONSE}; charset=utf-8`);
  });
}
