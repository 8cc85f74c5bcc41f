import { networkOf } from '@patine/contract/network/network-of';
import type { AuthenticateResponse } from '@patine/contract/rest/authenticate';
import { normaliseEmail } from '@patine/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { type Credentials, basicCredentials } from './basic-credentials.ts';
import { countTry } from './password-checks.ts';
import { passwordMatches } from './passwords.ts';
import { changeCustomer, findByEmail } from './repository.ts';
import { openSession } from './sessions.ts';

const CHECKS_PER_ACCOUNT = 20;
/** Several people share a network address, and the shop's own proxy may stand for all of them in a small setup. */
const CHECKS_PER_NETWORK = 300;

async function checkedCustomer({ db }: Services, { emailAddress, password }: Credentials) {
  const customer = await findByEmail(db, normaliseEmail(emailAddress));
  const matches = await passwordMatches(password, customer?.passwordHash ?? null);
  return matches && customer && !customer.deactivated ? customer : null;
}

async function signIn(services: Services, request: FastifyRequest): Promise<AuthenticateResponse> {
  const { db, clock, random } = services;
  const credentials = basicCredentials(request.headers.authorization);
  const now = clock.now();
  await countTry(
    db,
    [
      { kind: 'account', name: normaliseEmail(credentials.emailAddress), limit: CHECKS_PER_ACCOUNT },
      { kind: 'network', name: networkOf(request.ip), limit: CHECKS_PER_NETWORK },
    ],
    now,
  );
  const customer = await checkedCustomer(services, credentials);
  if (!customer) throw new ApiError('BAD_CREDENTIALS');
  const { token, expiresAt } = await openSession(db, customer.id, now, random);
  await changeCustomer(db, customer.id, { connectionAt: now, activeAt: now });
  request.log.info({ event: 'login', customerId: customer.id }, 'signed in');
  return { token, expiresAt: expiresAt.toISOString() };
}

/** `POST /authenticate`: a session for a name and a password. Whether the name is known makes no difference. */
export function authenticate(app: FastifyInstance, services: Services) {
  void app.register(async (scope) => {
    // Name and password are in a header: any body is taken and dropped, such as an empty one that claims to be JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post('/authenticate', (request, reply) => {
      reply.header('cache-control', 'no-store');
      return signIn(services, request);
    });
  });
}
