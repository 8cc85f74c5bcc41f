import { z } from 'zod';

const text = () => z.string().min(1).optional();
const exporter = (signal: string) =>
  z
    .enum(['otlp', 'none'], 'set it to otlp or none')
    .default('otlp')
    .describe(`\`none\` exports no ${signal}.`);

export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/**
 * What both processes read to be watched. OpenTelemetry's libraries read further ones by themselves:
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export const telemetryVariables = {
  METRICS_TOKEN: z
    .string()
    .min(32, 'set it to 32 characters or more')
    .optional()
    .describe(
      'Whoever sends it (`Authorization: Bearer …`) may read `/metrics` from anywhere. The same for both processes.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'set it to an http:// or https:// address' })
    .optional()
    .describe(
      'Collector to which traces, metrics and logs go, such as `http://localhost:4318`; without it OpenTelemetry is not loaded. The same for both processes.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: text().describe('Headers for the collector, `name=value` between commas.'),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json'], 'set it to http/json, which collectors accept at the address of http/protobuf')
    .optional()
    .describe('How the collector is spoken to.'),
  OTEL_SERVICE_NAME: text().describe('Name of the process at the collector; without it, `store` or `api`.'),
  OTEL_RESOURCE_ATTRIBUTES: text().describe('Further facts of the process, `name=value` between commas.'),
  OTEL_TRACES_EXPORTER: exporter('traces'),
  OTEL_METRICS_EXPORTER: exporter('metrics'),
  OTEL_LOGS_EXPORTER: exporter('logs'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `set it to one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on')
    .describe('Which traces are recorded.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('set it to a number from 0 to 1')
    .min(0, 'set it to a number from 0 to 1')
    .max(1, 'set it to a number from 0 to 1')
    .default(1)
    .describe('Share of traces that a sampler with `ratio` in its name records.'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number('set it to a number of milliseconds')
    .int('set it to whole milliseconds')
    .min(100, 'set it to 100 or more')
    .default(60_000)
    .describe('Milliseconds between two exports of metrics.'),
  OTEL_SDK_DISABLED: z
    .enum(['true', 'false'], 'set it to true or false')
    .default('false')
    .describe('`true` switches OpenTelemetry off.'),
};
