import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const customers = pgTable('customers', {
  /** UUID. */
  id: text('id').primaryKey(),
  /** Normalised: trimmed, lower case. */
  emailAddress: text('email_address').notNull().unique(),
  /** Replaces the email address once confirmed; not unique, because anybody may type any address. */
  pendingEmailAddress: text('pending_email_address'),
  pendingEmailAt: instant('pending_email_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthDate: date('birth_date'),
  /** FR or EN. */
  locale: text('locale').notNull().default('FR'),
  /** Display name that the customer chose; null where it is derived from their own name. */
  displayName: text('display_name'),
  sizes: text('sizes').array().notNull().default([]),
  deactivated: boolean('deactivated').notNull().default(false),
  optIn: boolean('opt_in').notNull().default(false),
  acceptedTermsAt: instant('accepted_terms_at').notNull(),
  wishlistToken: text('wishlist_token').unique(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
  connectionAt: instant('connection_at'),
  activeAt: instant('active_at'),
  /** When the customer was warned that the account will be closed because of inactivity. */
  inactivityNotifiedAt: instant('inactivity_notified_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; only its owner has the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/** Password checks of the last hour, by account name, whether or not the account exists. */
export const passwordChecks = pgTable(
  'password_checks',
  {
    /** SHA-256 of the normalised email address. */
    account: text('account').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('password_checks_account_at').on(table.account, table.at)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    companyName: text('company_name'),
    /** ISO 3166-1 alpha-3. */
    countryCode: text('country_code').notNull(),
    addressLine1: text('address_line1').notNull(),
    addressLine2: text('address_line2'),
    postalCode: text('postal_code').notNull(),
    subDivision: text('sub_division'),
    cityName: text('city_name').notNull(),
    /** E.164. */
    phoneNumber: text('phone_number').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('addresses_customer').on(table.customerId),
    uniqueIndex('addresses_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);
