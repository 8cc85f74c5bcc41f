import { newsletterEmail, normaliseEmail } from '@patine/core';
import type { Mutation } from '../../module.ts';
import { countMailRequest, findCustomer } from '../customers/index.ts';
import { sendConfirmation } from './send-confirmation.ts';

const isSource = (source: string) => /^[a-z0-9-]{1,40}$/.test(source);

export const subscribeToNewsletter: Mutation<'subscribeToNewsletter'> = async (
  _root,
  { emailAddress, source },
  { db, clock, random, locale, remoteAddress, session },
) => {
  const address = normaliseEmail(emailAddress);
  if (newsletterEmail(address) !== 'OK' || !isSource(source)) return false;
  const now = clock.now();
  await countMailRequest(db, { network: remoteAddress, emailAddress: address }, now);
  const customer = session && (await findCustomer(db, session.customerId));
  const customerId = customer?.emailAddress === address ? customer.id : null;
  await db.transaction((tx) =>
    sendConfirmation(tx, { emailAddress: address, locale, source, customerId }, { now, random }),
  );
  return true;
};
