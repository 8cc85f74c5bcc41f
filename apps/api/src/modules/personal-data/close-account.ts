import type { Services } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import type { CustomerRow } from '../customers/index.ts';
import { endReservationsOf } from '../inventory/index.ts';
import { enqueue, productsChanged } from '../outbox/index.ts';
import { erasedAddress } from './erased-address.ts';
import { clearMailbox, deleteCustomer, detach, insertAnonymousCustomer } from './repository.ts';
import { ACCOUNT_ERASED_EMAIL } from './visitor-emails.ts';

/**
 * Moves what the law requires us to keep to an anonymous customer and deletes everything else. The caller has locked
 * the customer.
 */
export async function closeAccount(
  tx: Database,
  { clock, random }: Pick<Services, 'clock' | 'random'>,
  customer: CustomerRow,
  reason: 'requested' | 'inactive',
) {
  const { id, emailAddress: recipient, firstName, locale } = customer;
  const now = clock.now();
  const nobody = random.uuid();
  const emailAddress = erasedAddress(nobody);
  await insertAnonymousCustomer(tx, { id: nobody, emailAddress, now });
  await detach(tx, id, nobody);
  await productsChanged(tx, await endReservationsOf(tx, id), now);
  await clearMailbox(tx, customer, emailAddress);
  await deleteCustomer(tx, id);
  await enqueue(tx, `mail.${ACCOUNT_ERASED_EMAIL}`, { recipient, firstName, locale, reason }, now);
}
