import type { Span, Tracing } from '@patine/telemetry/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST } from 'graphql';

const ROUTE = '/graphql';

/** Records a span for each GraphQL operation, around the spans of its statements. Call it before mercurius is registered. */
export function traceOperations(app: FastifyInstance, tracing: Tracing) {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.routeOptions.url !== ROUTE) return done();
    const span = tracing.start('graphql', { kind: 'internal' });
    spans.set(request, span);
    span.run(done);
  });
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    spans.get(request)?.end(statusCode >= 500 ? String(statusCode) : undefined);
    done(null, payload);
  });

  /** Names the span once the document is known. */
  return () =>
    app.graphql.addHook('preExecution', async (_schema, document, { reply }) => {
      const operation = getOperationAST(document);
      const span = spans.get(reply.request);
      if (!operation || !span) return;
      const name = operation.name?.value ?? 'anonymous';
      span.rename(`${operation.operation} ${name}`);
      span.set({ 'graphql.operation.type': operation.operation, 'graphql.operation.name': name });
    });
}
