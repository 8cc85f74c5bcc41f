import type { AuthenticateResponse } from '@patine/contract/rest/authenticate';
import { normaliseEmail } from '@patine/core';
import type { FastifyInstance } from 'fastify';
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

/** `POST /authenticate`: a session for a name and a password. Whether the name is known makes no difference. */
export function authenticate(app: FastifyInstance, services: Services) {
  const { db, clock, random } = services;
  app.post('/authenticate', async (request, reply): Promise<AuthenticateResponse> => {
    reply.header('cache-control', 'no-store');
    const credentials = basicCredentials(request.headers.authorization);
    const now = clock.now();
    await countTry(
      db,
      [
        { kind: 'account', name: normaliseEmail(credentials.emailAddress), limit: CHECKS_PER_ACCOUNT },
        { kind: 'network', name: request.ip, limit: CHECKS_PER_NETWORK },
      ],
      now,
    );
    const customer = await checkedCustomer(services, credentials);
    if (!customer) {
      request.log.info({ event: 'login.refused' }, 'login refused');
      throw new ApiError('BAD_CREDENTIALS');
    }
    const { token, expiresAt } = await openSession(db, customer.id, now, random);
    await changeCustomer(db, customer.id, { connectionAt: now, activeAt: now });
    request.log.info({ event: 'login', customerId: customer.id }, 'signed in');
    return { token, expiresAt: expiresAt.toISOString() };
  });
}
