import type { RequestContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { revokeLinksOf, consumeLink } from './access-tokens-repository.ts';
import { countTry } from './password-checks.ts';
import { changeCustomer, findCustomer, lockCustomer } from './repository.ts';

const TRIES_PER_NETWORK = 300;

type Context = Pick<RequestContext, 'db' | 'clock'>;

const change = ({ db, clock }: Context, token: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const link = await consumeLink(tx, { purpose: 'EMAIL', token }, now);
    if (!link) throw new ApiError('TOKEN_EXPIRED');
    await lockCustomer(tx, link.customerId);
    const customer = await findCustomer(tx, link.customerId);
    // Another address may have been asked for since, or none any more.
    if (!customer || customer.deactivated || customer.pendingEmailAddress !== link.emailAddress)
      throw new ApiError('TOKEN_EXPIRED');
    await changeCustomer(tx, customer.id, {
      emailAddress: link.emailAddress,
      pendingEmailAddress: null,
      pendingEmailAt: null,
      updatedAt: now,
    });
    await revokeLinksOf(tx, customer.id);
    await enqueue(
      tx,
      'mail.email-changed',
      { customerId: customer.id, recipient: customer.emailAddress },
      now,
    );
    return customer;
  });

/** Whoever holds the link reads the new mailbox: no session is asked for. */
export const confirmEmailAddress: Mutation<'confirmEmailAddress'> = async (
  _root,
  { accessToken },
  context,
) => {
  const { db, clock, remoteAddress, log } = context;
  const { id: customerId } = await change(context, accessToken).catch(async (error: unknown) => {
    if (isUniqueViolation(error, 'customers_email_address_unique')) throw new ApiError('EMAIL_CONFLICT');
    // Who has a link is not counted among those who guess.
    if (error instanceof ApiError && error.body.name === 'TOKEN_EXPIRED')
      await countTry(db, [{ kind: 'link', name: remoteAddress, limit: TRIES_PER_NETWORK }], clock.now());
    throw error;
  });
  log.info({ event: 'email.changed', customerId }, 'the e-mail address was changed by a link');
  return true;
};
