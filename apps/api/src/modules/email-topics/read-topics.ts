import type { EmailTopics } from '@patine/contract/resolvers';
import type { Database } from '../../db/client.ts';
import { isSubscribed, subscribersOf } from '../newsletter/index.ts';
import { wantedOf } from './repository.ts';

/** The customer's email choices. `WAITING`: the newsletter's confirmation link has not been opened yet. */
export async function emailTopicsOf(db: Database, customerId: string, now: Date): Promise<EmailTopics> {
  const [wanted, subscribers] = await Promise.all([wantedOf(db, customerId), subscribersOf(db, customerId)]);
  const isOn = subscribers.some((row) => row.customerId === customerId && isSubscribed(row));
  const waits = subscribers.some(
    ({ requestedBy, confirmUntil, confirmUsedAt }) =>
      requestedBy === customerId && confirmUsedAt === null && confirmUntil !== null && confirmUntil > now,
  );
  return {
    newsletter: isOn ? 'ON' : waits ? 'WAITING' : 'NONE',
    priceDrops: wanted.has('PRICE_DROPS'),
    backInStock: wanted.has('BACK_IN_STOCK'),
  };
}
