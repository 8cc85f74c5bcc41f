import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Span } from './telemetry.ts';
import { newTrace, type TraceContext } from './trace-context.ts';

export type CurrentRequest = {
  readonly id: string;
  /** The trace that a proxy has begun; without one, null until a line or a call tells it. */
  trace: TraceContext | null;
  /** Set by OpenTelemetry, which then tells the trace to whatever is called. */
  span: Span | null;
};

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Makes a request the current one for all that `work` calls. */
export function runInRequest<Result>(request: CurrentRequest, work: () => Result): Result {
  const { span } = request;
  return requests.run(request, span ? () => span.run(work) : work);
}

/** The request that is being answered; undefined outside of one. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

export const currentRequestId = (): string | undefined => currentRequest()?.id;

/** The trace of a request: the one that a proxy has begun, or a new one. */
export const traceOf = (request: CurrentRequest): TraceContext => (request.trace ??= newTrace(randomUUID));
