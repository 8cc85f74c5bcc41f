import type { ErrorName } from '@patine/contract/errors';
import type { FastifyBaseLogger } from 'fastify';

/** Log event names of refusals that may be attempts to access somebody else's data. */
const EVENTS: Partial<Record<ErrorName, string>> = {
  ACCESS_DENIED: 'security.access',
  BAD_CREDENTIALS: 'security.login',
  EMAIL_CONFLICT: 'security.email',
  NOT_FOUND: 'security.object',
  OPERATION_NOT_ALLOWED: 'security.operation',
  TOKEN_EXPIRED: 'security.link',
  TOO_MANY_ATTEMPTS: 'security.limit',
};

/** Missing products and pages are requested all the time, so they are not logged. */
const CATALOGUE = /^(product|productShippingMethods|\/.*)$/;

type Refused = {
  name: ErrorName;
  /** The route, or the path of field names in a GraphQL response. */
  path: readonly (string | number)[];
  customerId?: string | undefined;
};

/** Logs a refusal: what was requested and by which customer, without token, id or URL. */
export function logRefusal(log: FastifyBaseLogger, { name, path, customerId }: Refused) {
  const event = EVENTS[name];
  if (!event || (name === 'NOT_FOUND' && CATALOGUE.test(String(path[0])))) return;
  log.info({ event, path: path.join('.'), ...(customerId ? { customerId } : {}) }, 'a call was refused');
}
