import type { ErrorName } from '@patine/contract/errors';
import type { FastifyBaseLogger } from 'fastify';

/** What a refusal is called in the log, where somebody may be trying what is not theirs. */
const EVENTS: Partial<Record<ErrorName, string>> = {
  ACCESS_DENIED: 'security.access',
  BAD_CREDENTIALS: 'security.login',
  EMAIL_CONFLICT: 'security.email',
  NOT_FOUND: 'security.object',
  OPERATION_NOT_ALLOWED: 'security.operation',
  TOKEN_EXPIRED: 'security.link',
  TOO_MANY_ATTEMPTS: 'security.limit',
};

/** What is gone from the catalogue is asked for all day. */
const CATALOGUE = /^(product|productShippingMethods|\/.*)$/;

type Refused = {
  name: ErrorName;
  /** What was asked for: a route, or the names of fields in an answer. */
  path: readonly (string | number)[];
  customerId?: string | undefined;
};

/** Names a refusal in the log: what was asked for and by which customer, never with which token, id or address. */
export function logRefusal(log: FastifyBaseLogger, { name, path, customerId }: Refused) {
  const event = EVENTS[name];
  if (!event || (name === 'NOT_FOUND' && CATALOGUE.test(String(path[0])))) return;
  log.info({ event, path: path.join('.'), ...(customerId ? { customerId } : {}) }, 'a call was refused');
}
