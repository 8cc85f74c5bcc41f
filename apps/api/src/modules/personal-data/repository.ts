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
import { dropAlerts } from '../../db/schema/drop-alerts.ts';
import { newsletterSubscribers } from '../../db/schema/newsletter.ts';
import { notices } from '../../db/schema/notices.ts';
import { mails, outbox } from '../../db/schema/operations.ts';
import { type StoredAddress, orders } from '../../db/schema/orders.ts';
import { paymentAttempts } from '../../db/schema/payments.ts';
import { returnQuotations, returns, withdrawals } from '../../db/schema/returns.ts';
import type { CustomerRow } from '../customers/index.ts';

// Erasure concerns every module, so this one is allowed to write to tables of others: a single list misses none.

/** Tables whose rows the law requires us to keep. */
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

/** Locks the customer's row, so that concurrent writes for this customer wait and then find the account deleted. */
export async function lockForErasure(tx: Database, id: string) {
  const [row] = await tx.select().from(customers).where(eq(customers.id, id)).for('update');
  return row ?? null;
}

/** Time of the last login or, if there is none, of the registration. */
const lastCame = sql<Date>`coalesce(${customers.activeAt}, ${customers.createdAt})`;

/** True if the customer logged in or registered after this time. */
export const wasActiveSince = ({ activeAt, createdAt }: CustomerRow, moment: Date) =>
  (activeAt ?? createdAt) > moment;

/** Customers inactive since this time who have not been notified since their last login. */
export const customersInactiveSince = (db: Database, moment: Date, most: number) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.deactivated, false),
        sql`${lastCame} < ${moment.toISOString()}::timestamptz`,
        or(isNull(customers.inactivityNotifiedAt), sql`${customers.inactivityNotifiedAt} < ${lastCame}`),
      ),
    )
    .limit(most);

/** Customers who were notified before this time and have not logged in since. */
export const customersNotifiedBefore = (db: Database, moment: Date, most: number) =>
  db
    .select({ id: customers.id })
    .from(customers)
    .where(and(lte(customers.inactivityNotifiedAt, moment), gt(customers.inactivityNotifiedAt, lastCame)))
    .limit(most);

export const markNotified = (tx: Database, id: string, now: Date) =>
  tx.update(customers).set({ inactivityNotifiedAt: now }).where(eq(customers.id, id));

/**
 * True while a payment is under way. Payments that need a human do not count, because they could block an erasure for
 * long.
 */
export async function isPaying(db: Database, customerId: string): Promise<boolean> {
  const live = LIVE_PAYMENT_STATES.filter((state) => state !== 'needs_human');
  const [row] = await db
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.customerId, customerId), inArray(paymentAttempts.state, live)))
    .limit(1);
  return row !== undefined;
}

/** A deactivated customer without a name, whose address receives no email. */
export async function insertAnonymousCustomer(
  tx: Database,
  values: { id: string; emailAddress: string; now: Date },
) {
  const { id, emailAddress, now } = values;
  await tx.insert(customers).values({
    id,
    emailAddress,
    // No password matches an empty hash.
    passwordHash: '',
    firstName: '',
    lastName: '',
    deactivated: true,
    acceptedTermsAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

/** Moves the rows that are kept to another customer and empties the delivery addresses of unpaid orders. */
export async function detach(tx: Database, fromId: string, toId: string) {
  for (const table of DETACHED)
    await tx.update(table).set({ customerId: toId }).where(eq(table.customerId, fromId));
  await tx
    .update(orders)
    .set({ deliveryAddress: NOWHERE, servicePoint: null })
    .where(and(eq(orders.customerId, toId), isNull(orders.paidAt)));
}

/** Deletes or clears data that is stored by email address rather than by customer id. */
export async function clearMailbox(tx: Database, { id, emailAddress }: Person, nobody: string) {
  await tx
    .delete(newsletterSubscribers)
    .where(
      or(
        eq(newsletterSubscribers.emailAddress, emailAddress),
        eq(newsletterSubscribers.requestedBy, id),
        eq(newsletterSubscribers.customerId, id),
      ),
    );
  await tx.delete(dropAlerts).where(eq(dropAlerts.emailAddress, emailAddress));
  // A personal coupon gets the anonymous address: without an address anybody could use it.
  await tx.update(coupons).set({ emailAddress: nobody }).where(eq(coupons.emailAddress, emailAddress));
  await tx.delete(mails).where(eq(mails.recipient, emailAddress));
  // The operator must keep the notice itself, but no longer needs its sender.
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

/** Also deletes all rows whose foreign keys cascade. */
export const deleteCustomer = (tx: Database, id: string) => tx.delete(customers).where(eq(customers.id, id));

/** Deletes emails created before this time, and their outbox events, whose recipient has no account. */
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
