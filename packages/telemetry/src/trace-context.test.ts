import { expect, test } from 'vitest';
import { formatTraceparent, newTrace, parseTraceparent } from './trace-context.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

test('a traceparent is read and written', () => {
  const context = { traceId: TRACE, spanId: SPAN, isSampled: true };
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-01`)).toEqual(context);
  expect(parseTraceparent(`00-${TRACE}-${SPAN}-02`)).toEqual({ ...context, isSampled: false });
  expect(formatTraceparent(context)).toBe(`00-${TRACE}-${SPAN}-01`);
});

test('a later version may say more', () => {
  expect(parseTraceparent(`cc-${TRACE}-${SPAN}-01-what-comes`)?.traceId).toBe(TRACE);
});

test.each([
  undefined,
  '',
  ['00-a', '00-b'],
  `ff-${TRACE}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}-01-more`,
  `00-${'0'.repeat(32)}-${SPAN}-01`,
  `00-${TRACE}-${'0'.repeat(16)}-01`,
  `00-${TRACE.toUpperCase()}-${SPAN}-01`,
  `00-${TRACE}-${SPAN}`,
  `00-${TRACE}-${SPAN}-1`,
  `01-${TRACE}-${SPAN}-01-${'a'.repeat(200)}`,
])('what is no traceparent is none (%j)', (header) => expect(parseTraceparent(header)).toBeNull());

test('a new trace is one that others accept', () => {
  const trace = newTrace(() => crypto.randomUUID());
  expect(parseTraceparent(formatTraceparent(trace))).toEqual(trace);
});
