/** Calls of the operating system that fail before anything is sent. */
const BEFORE_SENDING = new Set(['getaddrinfo', 'connect']);
/** undici's own words for a connection that was not had in time. */
const CONNECT_TIMEOUT = 'UND_ERR_CONNECT_TIMEOUT';
const DEEPEST = 5;

const partsOf = (error: object): unknown[] => [
  'cause' in error ? error.cause : null,
  // Stripe's client.
  'detail' in error ? error.detail : null,
  // Every address of a name was tried.
  ...('errors' in error && Array.isArray(error.errors) ? error.errors : []),
];

/**
 * Tells whether a failed request surely sent nothing: the name was not found, or no connection was made. A connection
 * that broke, and an answer that did not come in time, leave that open.
 */
export function neverConnected(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return false;
  if ('code' in error && error.code === CONNECT_TIMEOUT) return true;
  if ('syscall' in error && BEFORE_SENDING.has(String(error.syscall))) return true;
  return partsOf(error).some((part) => neverConnected(part, depth + 1));
}
