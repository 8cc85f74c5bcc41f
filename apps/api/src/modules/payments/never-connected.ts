/** System calls that fail before any byte of the request is sent. */
const BEFORE_SENDING = new Set(['getaddrinfo', 'connect']);
/** undici's error code for a connection timeout. */
const CONNECT_TIMEOUT = 'UND_ERR_CONNECT_TIMEOUT';
const DEEPEST = 5;

const partsOf = (error: object): unknown[] => [
  'cause' in error ? error.cause : null,
  // Stripe's SDK stores the original error in `detail`.
  'detail' in error ? error.detail : null,
  // AggregateError: one error per IP address that was tried.
  ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
];

/**
 * True if a failed request certainly sent nothing, because DNS resolution or the connection failed. False for a broken
 * connection or a response timeout: the server may have processed those requests.
 */
export function neverConnected(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  if ('code' in error && error.code === CONNECT_TIMEOUT) return true;
  if ('syscall' in error && BEFORE_SENDING.has(String(error.syscall))) return true;
  return partsOf(error).some((part) => neverConnected(part, depth + 1));
}
