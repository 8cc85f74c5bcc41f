import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { countAttempt, findCustomer, requireCustomer } from '../customers/index.ts';
import { sendConfirmation, stopOfCustomer } from '../newsletter/index.ts';
import { emailTopicsOf } from './read-topics.ts';
import { chooseTopic } from './repository.ts';

export const chooseEmails: Mutation<'chooseEmails'> = async (_root, { topic, wanted }, context) => {
  const { customerId } = requireCustomer(context);
  const { db, clock, random, locale } = context;
  const now = clock.now();
  if (topic !== 'NEWSLETTER') await chooseTopic(db, { customerId, topic }, wanted, random);
  else if (!wanted) await stopOfCustomer(db, customerId, now);
  else if ((await emailTopicsOf(db, customerId, now)).newsletter !== 'ON') {
    const customer = await findCustomer(db, customerId);
    if (!customer) throw new ApiError('ACCESS_DENIED');
    const { emailAddress } = customer;
    await countAttempt(db, [{ kind: 'mail-address', name: emailAddress }], now);
    await db.transaction((tx) =>
      sendConfirmation(tx, { emailAddress, locale, source: 'account', customerId }, { now, random }),
    );
  }
  return emailTopicsOf(db, customerId, now);
};
