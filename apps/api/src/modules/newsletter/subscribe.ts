import { newsletterEmail, normaliseEmail } from '@patine/core';
import type { Mutation } from '../../module.ts';
import { countAttempt, findCustomer } from '../customers/index.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Limits per hour, because anybody can make the shop send an email to any address. */
export const MAILS_PER_NETWORK = 60;
export const MAILS_PER_ADDRESS = 5;

const isSource = (source: string) => /^[a-z0-9-]{1,40}$/.test(source);

export const subscribeToNewsletter: Mutation<'subscribeToNewsletter'> = async (
  _root,
  { emailAddress, source },
  { db, clock, random, locale, remoteAddress, session },
) => {
  const address = normaliseEmail(emailAddress);
  if (newsletterEmail(address) !== 'OK' || !isSource(source)) return false;
  const now = clock.now();
  await countAttempt(
    db,
    [
      { kind: 'mail-network', name: remoteAddress, limit: MAILS_PER_NETWORK },
      { kind: 'mail-address', name: address, limit: MAILS_PER_ADDRESS },
    ],
    now,
  );
  const customer = session && (await findCustomer(db, session.customerId));
  const customerId = customer?.emailAddress === address ? customer.id : null;
  await db.transaction((tx) =>
    sendConfirmation(tx, { emailAddress: address, locale, source, customerId }, { now, random }),
  );
  return true;
};
