import { networkOf } from '@patine/contract/network/network-of';
import type { AuthenticateResponse } from '@patine/contract/rest/authenticate';
import { HEADERS } from '@patine/contract/rest/headers';
import { normaliseEmail } from '@patine/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { hashToken } from '../../plugins/session.ts';
import { basicCredentials } from './basic-credentials.ts';
import { createDevices, type Devices } from './devices.ts';
import { passwordMatches } from './passwords.ts';
import { type CustomerRow, changeCustomer, findByEmail } from './repository.ts';
import { endSession, openSession } from './sessions-repository.ts';
import { countLoginAttempt, resetLoginAttempts } from './login-attempts.ts';

/** Opens a new session and ends the browser's previous one, so that a login invalidates the old token. */
function openAnew({ db, clock, random }: Services, { headers }: FastifyRequest, customer: CustomerRow) {
  const ended = headers[HEADERS.endedSession];
  return db.transaction(async (tx) => {
    const now = clock.now();
    if (typeof ended === 'string') await endSession(tx, hashToken(ended));
    await changeCustomer(tx, customer.id, { connectionAt: now, activeAt: now });
    return openSession(tx, customer.id, now, random);
  });
}

async function signIn(
  services: Services,
  devices: Devices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AuthenticateResponse> {
  const { db, clock } = services;
  const { emailAddress: typed, password } = basicCredentials(request.headers.authorization);
  const emailAddress = normaliseEmail(typed);
  const customer = await findByEmail(db, emailAddress);
  const known = request.headers[HEADERS.deviceToken];
  const device = devices.find(known, customer?.id ?? null, clock.now());
  const tried = { emailAddress, network: networkOf(request.ip), deviceId: device?.id ?? null };
  await countLoginAttempt(db, tried, clock.now());
  const matches = await passwordMatches(password, customer?.passwordHash ?? null, services.passwordCost);
  if (!matches || !customer || customer.deactivated) throw new ApiError('BAD_CREDENTIALS');
  await resetLoginAttempts(db, tried);
  const { token, expiresAt } = await openAnew(services, request, customer);
  request.log.info({ event: 'login', customerId: customer.id }, 'logged in');
  reply.header(HEADERS.deviceToken, devices.remember(known, customer.id, clock.now()));
  return { token, expiresAt: expiresAt.toISOString() };
}

/** `POST /authenticate`: opens a session. The response does not reveal whether the email address is known. */
export function authenticate(app: FastifyInstance, services: Services) {
  const devices = createDevices(services.config, services.random);
  void app.register(async (scope) => {
    // Credentials are in a header. Ignores any body, such as an empty one declared as JSON.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post('/authenticate', (request, reply) => {
      reply.header('cache-control', 'no-store');
      return signIn(services, devices, request, reply);
    });
  });
}
