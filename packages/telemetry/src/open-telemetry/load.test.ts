import { expect, test } from 'vitest';
import { isSet } from './environment.ts';
import { loadTelemetry } from './load.ts';

const ENDPOINT = 'http://localhost:4318';

test.each([
  {},
  { OTEL_SERVICE_NAME: 'store', OTEL_TRACES_EXPORTER: 'otlp' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT, OTEL_SDK_DISABLED: 'true' },
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT,
    OTEL_TRACES_EXPORTER: 'none',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
  },
])('nothing is started with %j', async (variables) => {
  expect(isSet(variables)).toBe(false);
  expect(await loadTelemetry({ variables, service: 'store' })).toBeUndefined();
});

test('an endpoint for all signals, or for one, is enough', () => {
  expect(isSet({ OTEL_EXPORTER_OTLP_ENDPOINT: ENDPOINT })).toBe(true);
  expect(isSet({ OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: `${ENDPOINT}/v1/logs` })).toBe(true);
});
