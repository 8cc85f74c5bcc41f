import { ApiError } from '../../errors.ts';
import type { Mutation } from '../../module.ts';
import { checkOwnPassword } from './own-password.ts';
import { requireCustomer } from '../customers/signed-in.ts';
import { enqueue, productsChanged } from '../outbox/enqueue.ts';
import { erasedAddress } from './erased-address.ts';
import { FAREWELL } from './farewell.ts';
import {
  clearMailbox,
  deleteCustomer,
  detach,
  insertNobody,
  isPaying,
  lockForErasure,
  releaseReservations,
} from './repository.ts';

/** Closes the account: what the law keeps stays with a customer who is nobody, everything else is deleted. */
export const erasePersonalData: Mutation<'erasePersonalData'> = async (_root, { plainPassword }, context) => {
  const { customerId: id } = requireCustomer(context);
  const { db, clock, random, log } = context;
  await checkOwnPassword(context, id, plainPassword);

  await db.transaction(async (tx) => {
    const customer = await lockForErasure(tx, id);
    if (!customer) throw new ApiError('ACCESS_DENIED');
    if (await isPaying(tx, id)) throw new ApiError('ITEM_BEING_PAID');
    const now = clock.now();
    const nobody = random.uuid();
    const emailAddress = erasedAddress(nobody);
    await insertNobody(tx, { id: nobody, emailAddress, now });
    await detach(tx, id, nobody);
    await productsChanged(tx, await releaseReservations(tx, id), now);
    await clearMailbox(tx, customer, emailAddress);
    await deleteCustomer(tx, id);
    const { emailAddress: recipient, firstName, locale } = customer;
    await enqueue(tx, `mail.${FAREWELL}`, { recipient, firstName, locale }, now);
  });
  log.info({ event: 'account.erased', customerId: id }, 'an account was erased by its owner');
  return true;
};
