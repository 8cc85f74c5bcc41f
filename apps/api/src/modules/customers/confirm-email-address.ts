import type { RequestContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { enqueue } from '../outbox/index.ts';
import { revokeLinksOf, consumeLink } from './access-tokens-repository.ts';
import { countAttempt } from './count-attempt.ts';
import { changeCustomer, findCustomer, lockCustomer } from './repository.ts';

type Context = Pick<RequestContext, 'db' | 'clock'>;

const change = ({ db, clock }: Context, token: string) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const link = await consumeLink(tx, { purpose: 'EMAIL', token }, now);
    if (!link) throw new ApiError('TOKEN_EXPIRED');
    await lockCustomer(tx, link.customerId);
    const customer = await findCustomer(tx, link.customerId);
    // The customer may have requested another address or cancelled the change meanwhile.
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

/** Requires no session: the link proves access to the new mailbox. */
export const confirmEmailAddress: Mutation<'confirmEmailAddress'> = async (
  _root,
  { accessToken },
  context,
) => {
  const { db, clock, remoteAddress, log } = context;
  const { id: customerId } = await change(context, accessToken).catch(async (error: unknown) => {
    if (isUniqueViolation(error, 'customers_email_address_unique')) throw new ApiError('EMAIL_CONFLICT');
    // Counts only invalid links as attempts to guess one.
    if (error instanceof ApiError && error.body.name === 'TOKEN_EXPIRED')
      await countAttempt(db, [{ kind: 'link', name: remoteAddress }], clock.now());
    throw error;
  });
  log.info({ event: 'email.changed', customerId }, 'email address changed');
  return true;
};
