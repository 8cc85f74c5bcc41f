import { HEADERS } from '@patine/contract/rest/headers';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/index.ts';
import { revokeLinksOf, consumeLink } from './access-tokens-repository.ts';
import { createDevices } from './devices.ts';
import { brokenPasswordRule } from './new-password.ts';
import { resetAttempts } from './count-attempt.ts';
import { requirePasswordLink } from './password-link.ts';
import { hashPassword } from './passwords.ts';
import { changeCustomer, findCustomer } from './repository.ts';
import { endSessionsOf } from './sessions-repository.ts';

type Context = Pick<RequestContext, 'db' | 'clock'>;

/** Consumes the link, sets the password and ends every session of the customer. */
const change = ({ db, clock }: Context, token: string, passwordHash: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const link = await consumeLink(tx, { purpose: 'PASSWORD', token }, now);
    const customer = link && (await findCustomer(tx, link.customerId));
    // A link sent to a former address of the customer is invalid.
    if (!customer || customer.deactivated || customer.emailAddress !== link.emailAddress)
      throw new ApiError('TOKEN_EXPIRED');
    await changeCustomer(tx, customer.id, {
      passwordHash,
      pendingEmailAddress: null,
      pendingEmailAt: null,
      updatedAt: now,
    });
    await revokeLinksOf(tx, customer.id);
    await endSessionsOf(tx, customer.id);
    // The links are deleted, so that new ones can be requested at once.
    await resetAttempts(tx, { kind: 'reset-address', name: customer.emailAddress });
    await enqueue(tx, 'mail.password-changed', { customerId: customer.id }, now);
    return customer;
  });

export const resetPassword: Mutation<'resetPassword'> = async (
  _root,
  { plainPassword, accessToken: token },
  context,
) => {
  const { clock, config, passwordCost, random, log, reply } = context;
  const rule = brokenPasswordRule(plainPassword);
  if (rule) throw new ApiError('VALIDATION', { fields: { plainPassword: rule } });
  const now = clock.now();
  // Checks the link before hashing, so that guesses cost little CPU time.
  await requirePasswordLink(context, token);
  const passwordHash = await hashPassword(plainPassword, passwordCost);
  const { id: customerId } = await change(context, token, passwordHash);
  // Remembers the device of the mailbox owner, so that an attacker's attempts cannot lock them out here.
  const devices = createDevices(config, random);
  const known = reply.request.headers[HEADERS.deviceToken];
  reply.header(HEADERS.deviceToken, devices.remember(known, customerId, now));
  log.info({ event: 'password.changed', customerId }, 'password reset, all sessions ended');
  return true;
};
