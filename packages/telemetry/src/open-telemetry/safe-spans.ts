import type { Attributes } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/**
 * All that a span may say. Addresses, queries, headers and values of statements are not among them: they contain tokens,
 * search texts and names. What an instrumentation adds with its next version stays out until it is listed here.
 */
const ALLOWED = new Set([
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'graphql.operation.name',
  'graphql.operation.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'messaging.destination.name',
  'network.protocol.version',
  'request.id',
  'server.address',
  'server.port',
]);

const safeAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => ALLOWED.has(name)));

/** Messages of errors quote what was typed: a span tells the class of an error, and the log the rest, under its trace. */
const safeSpan = (span: ReadableSpan): ReadableSpan => ({
  name: span.name,
  kind: span.kind,
  spanContext: () => span.spanContext(),
  ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
  startTime: span.startTime,
  endTime: span.endTime,
  duration: span.duration,
  ended: span.ended,
  status: { code: span.status.code },
  attributes: safeAttributes(span.attributes),
  links: span.links.map(({ context }) => ({ context })),
  events: [],
  resource: span.resource,
  instrumentationScope: span.instrumentationScope,
  droppedAttributesCount: span.droppedAttributesCount,
  droppedEventsCount: span.droppedEventsCount,
  droppedLinksCount: span.droppedLinksCount,
});

/** Waiting for a connection is a span of its own beside each statement; without a wait it says nothing. */
const tellsNothing = ({ name, duration: [seconds, nanoseconds] }: ReadableSpan) =>
  name === 'pg-pool.connect' && seconds === 0 && nanoseconds < 1_000_000;

/** Exports spans without what they may not say, whoever recorded it. */
export const exportSafely = (exporter: SpanExporter): SpanExporter => ({
  export: (spans, done) => exporter.export(spans.filter((span) => !tellsNothing(span)).map(safeSpan), done),
  shutdown: () => exporter.shutdown(),
  forceFlush: async () => exporter.forceFlush?.(),
});
