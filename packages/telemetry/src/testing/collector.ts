import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

/** OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
type AnyValue = {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
  arrayValue?: { values?: AnyValue[] };
};
type KeyValue = { key: string; value: AnyValue };
type Resource = { attributes?: KeyValue[] };
type OtlpSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: KeyValue[];
  events?: unknown[];
  status?: { code?: number; message?: string };
};
type OtlpLog = {
  traceId?: string;
  severityText?: string;
  body?: AnyValue;
  attributes?: KeyValue[];
};
type Point = {
  attributes?: KeyValue[];
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
  bucketCounts?: (number | string)[];
  explicitBounds?: number[];
};
type OtlpMetric = {
  name: string;
  sum?: { dataPoints: Point[]; isMonotonic?: boolean; aggregationTemporality?: number };
  gauge?: { dataPoints: Point[] };
  histogram?: { dataPoints: Point[]; aggregationTemporality?: number };
};
type Payload = {
  resourceSpans?: { resource: Resource; scopeSpans: { spans: OtlpSpan[] }[] }[];
  resourceLogs?: { resource: Resource; scopeLogs: { logRecords: OtlpLog[] }[] }[];
  resourceMetrics?: { resource: Resource; scopeMetrics: { metrics: OtlpMetric[] }[] }[];
};

const valueOf = ({ stringValue, intValue, doubleValue, boolValue }: AnyValue) =>
  stringValue ?? (intValue === undefined ? (doubleValue ?? boolValue) : Number(intValue));
const read = (attributes: KeyValue[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)]));
const serviceOf = ({ attributes }: Resource) => String(read(attributes)['service.name']);

const KINDS = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];

export type ReceivedSpan = Omit<OtlpSpan, 'attributes' | 'kind'> & {
  service: string;
  kind: string | undefined;
  attributes: Record<string, unknown>;
};
export type ReceivedLog = {
  service: string;
  traceId: string;
  body: unknown;
  attributes: Record<string, unknown>;
};

/** The paths of OTLP over HTTP, and what each must contain. */
const SIGNALS = {
  '/v1/traces': 'resourceSpans',
  '/v1/metrics': 'resourceMetrics',
  '/v1/logs': 'resourceLogs',
} as const;

/** Why the protocol does not allow a span, or null. */
function faultOf({ traceId, spanId, parentSpanId, kind }: OtlpSpan): string | null {
  if (!/^[0-9a-f]{32}$/.test(traceId)) return `trace id ${traceId}`;
  if (!/^[0-9a-f]{16}$/.test(spanId)) return `span id ${spanId}`;
  if (parentSpanId && !/^[0-9a-f]{16}$/.test(parentSpanId)) return `parent span id ${parentSpanId}`;
  return kind >= 1 && kind < KINDS.length ? null : `kind ${kind}`;
}

/** A collector that keeps what processes export, and refuses what the protocol does not allow. */
export async function openCollector() {
  const spans: ReceivedSpan[] = [];
  const records: ReceivedLog[] = [];
  const metrics = new Map<string, Map<string, OtlpMetric>>();
  const refused: string[] = [];
  let text = '';

  const keep = (payload: Payload) => {
    for (const { resource, scopeSpans } of payload.resourceSpans ?? [])
      for (const { kind, attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        const fault = faultOf({ kind, ...span });
        if (fault) throw new Error(fault);
        spans.push({
          ...span,
          kind: KINDS[kind],
          service: serviceOf(resource),
          attributes: read(attributes),
        });
      }
    for (const { resource, scopeLogs } of payload.resourceLogs ?? [])
      for (const { traceId = '', body = {}, attributes } of scopeLogs.flatMap((scope) => scope.logRecords))
        records.push({
          service: serviceOf(resource),
          traceId,
          body: valueOf(body),
          attributes: read(attributes),
        });
    for (const { resource, scopeMetrics } of payload.resourceMetrics ?? []) {
      const service = serviceOf(resource);
      const known = metrics.get(service) ?? new Map<string, OtlpMetric>();
      for (const metric of scopeMetrics.flatMap((scope) => scope.metrics)) known.set(metric.name, metric);
      metrics.set(service, known);
    }
  };

  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const raw = await buffer(request);
    const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString();
    const signal = SIGNALS[request.url as keyof typeof SIGNALS];
    try {
      if (request.method !== 'POST' || signal === undefined)
        throw new Error(`${request.method} ${request.url}`);
      if (request.headers['content-type'] !== 'application/json') throw new Error('content-type');
      const payload = JSON.parse(body) as Payload;
      if (payload[signal] === undefined) throw new Error(`no ${signal}`);
      keep(payload);
      text += body;
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    } catch (error) {
      refused.push(String(error));
      response.writeHead(400).end();
    }
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    records,
    refused,
    /** The newest state of a metric of a service. */
    metric: (service: string, name: string) => metrics.get(service)?.get(name),
    /** All that was received, as it was sent. */
    text: () => text,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
