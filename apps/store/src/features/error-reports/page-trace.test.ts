import { expect, test } from 'vitest';
import { pageTrace } from './page-trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

test('the trace of a page is the one that its response named', () => {
  const serverTiming = [
    { name: 'cdn-cache', description: 'HIT' },
    { name: 'traceparent', description: `00-${TRACE}-00f067aa0ba902b7-01` },
  ];
  expect(pageTrace([{ serverTiming }])).toEqual({ traceId: TRACE });
});

test('without OpenTelemetry, or in a browser that keeps no timings, there is none', () => {
  expect(pageTrace([{ serverTiming: [] }])).toEqual({});
  expect(pageTrace([{}])).toEqual({});
  expect(pageTrace([])).toEqual({});
});
