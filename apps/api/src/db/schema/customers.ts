import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './instant.ts';

export const customers = pgTable('customers', {
  /** UUID. */
  id: text('id').primaryKey(),
  /** Normalised: trimmed, lower case. */
  emailAddress: text('email_address').notNull().unique(),
  /** The address that takes its place once it is confirmed; not unique, for it may be anybody's. */
  pendingEmailAddress: text('pending_email_address'),
  pendingEmailAt: instant('pending_email_at'),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  birthDate: date('birth_date'),
  /** FR or EN. */
  locale: text('locale').notNull().default('FR'),
  /** The name that they chose to be shown by; null where it is made of their own. */
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
  /** When they were told that their account will be closed, for want of a login. */
  inactivityToldAt: instant('inactivity_told_at'),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: the token itself is kept by its owner only. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_customer').on(table.customerId)],
);

/** Password checks of the last hour, by account name whether or not it exists. */
export const passwordChecks = pgTable(
  'password_checks',
  {
    /** SHA-256 of the normalised address. */
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
