import type { DestinationStream } from 'pino';
import type { Registry } from 'prom-client';
import type { TraceContext } from './trace-context.ts';

export type SpanAttributes = Record<string, string | number | boolean>;

/** A span that has begun. What it says is exported, so it says nothing of a person. */
export type Span = {
  trace: TraceContext;
  /** Spans that begin in `work`, or in what it begins, are children of this one. */
  run: <Result>(work: () => Result) => Result;
  rename: (name: string) => void;
  set: (attributes: SpanAttributes) => void;
  /** `error` is a code or a class, never a message, which may quote what somebody typed. */
  end: (error?: string) => void;
};

export type SpanStart = {
  kind: 'server' | 'internal' | 'consumer';
  /** The caller's span; without one, the span that is running here. */
  parent?: TraceContext | null;
  attributes?: SpanAttributes;
};

export type Tracing = { start: (name: string, start: SpanStart) => Span };

/** What OpenTelemetry gives the process; absent unless its variables are set. */
export type Telemetry = {
  tracing: Tracing;
  /** Lines of the log go on to where they went before, and to the collector. */
  logStream: DestinationStream;
  /** Sends the metrics of this registry from now on. */
  exportMetrics: (registry: Registry) => void;
  /** Sends what waits, and ends. */
  stop: () => Promise<void>;
};
