/** A position in a distributed trace, as W3C's Trace Context writes it: https://www.w3.org/TR/trace-context/ */
export type TraceContext = {
  /** 32 hexadecimal digits. */
  traceId: string;
  /** 16 hexadecimal digits: the caller's span. */
  spanId: string;
  /** True if the caller may have recorded its span. */
  isSampled: boolean;
};

export const TRACEPARENT_HEADER = 'traceparent';

const FORM = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const SAMPLED = 0x01;
/** A later version may say more after the fields of this one. */
const LONGEST = 200;

/** Returns null for what is no valid `traceparent` of version 00 or later. */
export function parseTraceparent(header: unknown): TraceContext | null {
  if (typeof header !== 'string' || header.length > LONGEST) return null;
  const [, version, traceId = '', spanId = '', flags = '', more] = FORM.exec(header) ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && more !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`;

/** A new trace of which nothing is recorded; `uuid` returns a random UUID. */
export const newTrace = (uuid: () => string): TraceContext => ({
  traceId: uuid().replaceAll('-', ''),
  // The second half: the first one contains the UUID's version.
  spanId: uuid().replaceAll('-', '').slice(16),
  isSampled: false,
});
