import { LIVE_PAYMENT_STATES } from '@patine/core';
import {
  type SQL,
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { couponUses, coupons } from '../../db/schema/coupons.ts';
import { customers } from '../../db/schema/customers.ts';
import { newsletterSubscribers } from '../../db/schema/newsletter.ts';
import { notices } from '../../db/schema/notices.ts';
import { mails, outbox } from '../../db/schema/operations.ts';
import { type StoredAddress, orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { returnQuotations, returns, withdrawals } from '../../db/schema/returns.ts';
import type { CustomerRow } from '../customers/repository.ts';

// Erasing crosses every domain: here alone one module writes to the tables of others, so that none is forgotten.

/** Tables whose rows the law keeps. */
const DETACHED = [orders, paymentAttempts, couponUses, withdrawals, returnQuotations, returns] as const;

const NOWHERE: StoredAddress = {
  firstName: '',
  lastName: '',
  companyName: null,
  countryCode: '',
  addressLine1: '',
  addressLine2: null,
  postalCode: '',
  subDivision: null,
  cityName: '',
  phoneNumber: '',
};

type Person = { id: string; emailAddress: string };

/** Keeps everything else that is being written for the customer waiting: an order that comes then finds nobody. */
export async function lockForErasure(tx: Database, id: string) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** When a customer last came: a login, or the registration. */
const lastCame = sql<Date>`coalesce(${customers.activeAt}, ${customers.createdAt})`;

/** Whether they came after a moment, from the row that is locked. */
export const wasActiveSince = ({ activeAt, createdAt }: CustomerRow, moment: Date) =>
  (activeAt ?? createdAt) > moment;

/** Customers who have not come since a moment, and were not told so since they last came. */
export const customersInactiveSince = (db: Database, moment: Date, most: number) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.deactivated, false),
        sql`${lastCame} < ${moment.toISOString()}::timestamptz`,
        or(isNull(customers.inactivityToldAt), sql`${customers.inactivityToldAt} < ${lastCame}`),
      ),
    )
    .limit(most);

/** Customers who were told before a moment and have not come since. */
export const customersNotifiedBefore = (db: Database, moment: Date, most: number) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(and(lte(customers.inactivityToldAt, moment), gt(customers.inactivityToldAt, lastCame)))
    .limit(most);

export const markNotified = (tx: Database, id: string, now: Date) =>
  tx.update(customers).set({ inactivityToldAt: now }).where(eq(customers.id, id));

/** True while a payment of theirs may yet be taken; what waits for a human would wait too long. */
export async function isPaying(db: Database, customerId: string): Promise<boolean> {
  const live = LIVE_PAYMENT_STATES.filter((state) => state !== 'needs_human');
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.customerId, customerId), inArray(paymentAttempts.state, live)))
    .limit(1);
  return row !== undefined;
}

/** A customer who is nobody: no name, no mailbox, no way in. */
export async function insertAnonymousCustomer(
  tx: Database,
  values: { id: string; emailAddress: string; now: Date },
) {
  const { id, emailAddress, now } = values;
  await tx.insert(customers).values({
    id,
    emailAddress,
    // No hash at all: nothing can match it.
    passwordHash: '',
    firstName: '',
    lastName: '',
    deactivated: true,
    acceptedTermsAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** Moves what is kept to somebody else, and empties the addresses of orders that came to nothing. */
export async function detach(tx: Database, fromId: string, toId: string) {
  for (const table of DETACHED)
    await tx.update(table).set({ customerId: toId }).where(eq(table.customerId, fromId));
  await tx
    .update(orders)
    .set({ deliveryAddress: NOWHERE, servicePoint: null })
    .where(and(eq(orders.customerId, toId), isNull(orders.paidAt)));
}

/** What is known by the mailbox rather than by the account. */
export async function clearMailbox(tx: Database, { id, emailAddress }: Person, nobody: string) {
  await tx
    .delete(newsletterSubscribers)
    .where(
      or(
        eq(newsletterSubscribers.emailAddress, emailAddress),
        eq(newsletterSubscribers.askedBy, id),
        eq(newsletterSubscribers.customerId, id),
      ),
    );
  // A code that was theirs alone must not become everybody's.
  await tx.update(coupons).set({ emailAddress: nobody }).where(eq(coupons.emailAddress, emailAddress));
  await tx.delete(mails).where(eq(mails.recipient, emailAddress));
  // What was said of an item is the operator's to answer for; who said it is not needed any more.
  await tx
    .update(notices)
    .set({ name: '', emailAddress: '' })
    .where(or(eq(notices.customerId, id), eq(notices.emailAddress, emailAddress)));
  await tx
    .delete(outbox)
    .where(
      and(
        like(outbox.topic, 'mail.%'),
        or(
          eq(sql`${outbox.payload} ->> 'customerId'`, id),
          eq(sql`${outbox.payload} ->> 'recipient'`, emailAddress),
        ),
      ),
    );
}

/** With everything that refers to them and is kept for their sake alone. */
export const deleteCustomer = (tx: Database, id: string) => tx.delete(customers).where(eq(customers.id, id));

/** Deletes copies of mails, and the events they came from, whose reader has no account; those from before a moment. */
export async function deleteEmailsOutsideAccounts(db: Database, before: Date) {
  const accountOf = (address: SQL) =>
    db
      .select({ one: sql`1` })
      .from(customers)
      .where(sql`${customers.emailAddress} = ${address}`);
  await db
    .delete(mails)
    .where(and(lt(mails.createdAt, before), notExists(accountOf(sql`${mails.recipient}`))));
  const recipient = sql`${outbox.payload} ->> 'recipient'`;
  await db
    .delete(outbox)
    .where(
      and(
        like(outbox.topic, 'mail.%'),
        lt(outbox.createdAt, before),
        isNotNull(outbox.finishedAt),
        sql`${recipient} is not null`,
        notExists(accountOf(recipient)),
      ),
    );
}
