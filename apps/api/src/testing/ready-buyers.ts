import { systemRandom } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { cartItems, carts } from '../db/schema/carts.ts';
import { addresses, customers } from '../db/schema/customers.ts';
import { openSession } from '../modules/customers/sessions-repository.ts';

const { uuid, token } = systemRandom;

export type ReadyBuyer = { id: string; token: string; cartId: string };

/** Inserts a logged-in customer whose cart holds these items and is ready for payment, without calling the api. */
export async function insertReadyBuyer(
  db: Database,
  itemIds: readonly number[],
  now: Date,
): Promise<ReadyBuyer> {
  const id = uuid();
  const name = { firstName: 'Léa', lastName: 'Martin' };
  await db.insert(customers).values({
    ...name,
    id,
    emailAddress: `${id}@example.com`,
    passwordHash: 'none',
    acceptedTermsAt: now,
    createdAt: now,
    updatedAt: now,
  });
  const addressId = uuid();
  await db.insert(addresses).values({
    ...name,
    id: addressId,
    customerId: id,
    countryCode: 'FRA',
    addressLine1: '12 rue de la Paix',
    postalCode: '75002',
    cityName: 'Paris',
    phoneNumber: '+33612345678',
    createdAt: now,
  });
  const cartId = token();
  await db.insert(carts).values({
    id: cartId,
    customerId: id,
    deliveryAddressId: addressId,
    deliveryMethod: 'STANDARD',
    deliveryType: 'DIRECT',
    createdAt: now,
    updatedAt: now,
  });
  if (itemIds.length > 0)
    await db.insert(cartItems).values(itemIds.map((itemId) => ({ cartId, itemId, addedAt: now })));
  const session = await openSession(db, id, now, systemRandom);
  return { id, token: session.token, cartId };
}
