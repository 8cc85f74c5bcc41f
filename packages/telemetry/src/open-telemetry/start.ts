import { createRequire } from 'node:module';
import { context, isSpanContextValid, logs, metrics, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import type { Telemetry } from '../telemetry.ts';
import { formatTraceparent, TRACEPARENT_HEADER } from '../trace-context.ts';
import { exports } from './environment.ts';
import { logTo } from './log-stream.ts';
import { prometheusProducer } from './prometheus-producer.ts';
import { exportSafely } from './safe-spans.ts';
import { samplerOf } from './sampler.ts';
import { tracingWith } from './tracing.ts';

export type StartOptions = {
  /** `OTEL_…`: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/ */
  variables: Record<string, string | undefined>;
  /** Name of the process unless OTEL_SERVICE_NAME is set. */
  service: string;
  /** Origins of our own: only they are told the trace. */
  ownOrigins?: readonly string[];
};

const NAME = '@patine/telemetry';
/** A statement is longer than what anybody reads of it. */
const MAX_TEXT = 2_000;
const MINUTE_MS = 60_000;

/** Names of modules whose `require` is instrumented; an `import` of them gets the same objects. */
const INSTRUMENTED = ['pg'];

function instrument(
  providers: { tracerProvider: TracerProvider; meterProvider: MeterProvider },
  ownOrigins: readonly string[],
) {
  registerInstrumentations({
    ...providers,
    instrumentations: [
      // The database gets the trace as a comment of each statement; values of statements are never exported.
      new PgInstrumentation({
        requireParentSpan: true,
        addSqlCommenterCommentToQueries: true,
      }),
      new UndiciInstrumentation({
        requireParentforSpans: true,
        requestHook: (span, request) => {
          const { traceId, spanId, traceFlags } = span.spanContext();
          if (!isSpanContextValid(span.spanContext()) || !ownOrigins.includes(request.origin)) return;
          request.addHeader(
            TRACEPARENT_HEADER,
            formatTraceparent({ traceId, spanId, isSampled: (traceFlags & 1) !== 0 }),
          );
        },
      }),
    ],
  });
  const require = createRequire(import.meta.url);
  for (const name of INSTRUMENTED) require(name);
}

/** Starts OpenTelemetry's own libraries: traces, metrics and logs by OTLP over HTTP, as far as variables name where to. */
export function startTelemetry({ variables, service, ownOrigins = [] }: StartOptions): Telemetry {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] }));
  const registries: Registry[] = [];

  const tracerProvider = new TracerProvider({
    resource,
    sampler: samplerOf(variables['OTEL_TRACES_SAMPLER'], variables['OTEL_TRACES_SAMPLER_ARG']),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: exports(variables, 'TRACES')
      ? [new BatchSpanProcessor({ exporter: exportSafely(new OTLPTraceExporter()) })]
      : [],
  });
  const meterProvider = new MeterProvider({
    resource,
    readers: exports(variables, 'METRICS')
      ? [
          new PeriodicExportingMetricReader({
            exporter: new OTLPMetricExporter(),
            exportIntervalMillis: Number(variables['OTEL_METRIC_EXPORT_INTERVAL'] || MINUTE_MS),
            metricProducers: [prometheusProducer(registries)],
          }),
        ]
      : [],
  });
  const loggerProvider = new LoggerProvider({
    resource,
    processors: exports(variables, 'LOGS')
      ? [new BatchLogRecordProcessor({ exporter: new OTLPLogExporter() })]
      : [],
  });

  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(tracerProvider);
  metrics.setGlobalMeterProvider(meterProvider);
  logs.setGlobalLoggerProvider(loggerProvider);
  instrument({ tracerProvider, meterProvider }, ownOrigins);

  return {
    tracing: tracingWith(tracerProvider.getTracer(NAME)),
    logStream: logTo(loggerProvider.getLogger(NAME)),
    exportMetrics: (registry) => void registries.push(registry),
    stop: async () => {
      await Promise.allSettled([
        tracerProvider.shutdown(),
        meterProvider.shutdown(),
        loggerProvider.shutdown(),
      ]);
    },
  };
}
