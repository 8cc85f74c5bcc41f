type Variables = Record<string, string | undefined>;

const SIGNALS = ['TRACES', 'METRICS', 'LOGS'] as const;
export type Signal = (typeof SIGNALS)[number];

/** True if a signal has an endpoint and is not switched off. */
export const exports = (variables: Variables, signal: Signal): boolean =>
  variables['OTEL_SDK_DISABLED'] !== 'true' &&
  variables[`OTEL_${signal}_EXPORTER`] !== 'none' &&
  Boolean(variables['OTEL_EXPORTER_OTLP_ENDPOINT'] || variables[`OTEL_EXPORTER_OTLP_${signal}_ENDPOINT`]);

/** True if there is anything to export. Without it OpenTelemetry is not even loaded. */
export const isSet = (variables: Variables): boolean => SIGNALS.some((signal) => exports(variables, signal));
