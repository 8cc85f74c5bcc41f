import {
  context,
  type Context,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import type { Span, Tracing } from '../telemetry.ts';
import type { TraceContext } from '../trace-context.ts';

const KINDS = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, consumer: SpanKind.CONSUMER };

const isSampled = (flags: number) => (flags & TraceFlags.SAMPLED) !== 0;

/** The context in which a remote caller's span is the parent. */
const remote = ({ traceId, spanId, isSampled: sampled }: TraceContext): Context =>
  trace.setSpanContext(context.active(), {
    traceId,
    spanId,
    traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
  });

/** Spans by OpenTelemetry's tracer. */
export const tracingWith = (tracer: Tracer): Tracing => ({
  start(name, { kind, parent, attributes = {} }): Span {
    const parentContext = parent ? remote(parent) : context.active();
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, parentContext);
    const own = trace.setSpan(parentContext, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    return {
      trace: { traceId, spanId, isSampled: isSampled(traceFlags) },
      run: (work) => context.with(own, work),
      rename: (to) => void span.updateName(to),
      set: (values) => void span.setAttributes(values),
      end: (error) => {
        if (error !== undefined)
          span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  },
});
