import type { Customer, Locale } from '@patine/contract/resolvers';
import { EMAIL_CHANGE_HOURS, HOUR_MS } from '@patine/core';
import type { CustomerRow } from './repository.ts';

/** "Léa M.", unless the customer chose another name for their reviews. */
const displayName = ({ displayName, firstName, lastName }: CustomerRow) =>
  displayName ?? `${firstName} ${Array.from(lastName)[0]?.toUpperCase() ?? ''}.`;

/** Returns the unconfirmed new address; null once its confirmation period has expired. */
const pendingEmailAddress = ({ pendingEmailAddress: address, pendingEmailAt: at }: CustomerRow, now: Date) =>
  at && now.getTime() < at.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS ? address : null;

/** Builds the API's customer. Other modules resolve the fields that they own. */
export const customerView = (row: CustomerRow, now: Date) =>
  ({
    id: row.id,
    emailAddress: row.emailAddress,
    pendingEmailAddress: pendingEmailAddress(row, now),
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    locale: row.locale as Locale,
    pseudo: row.displayName,
    displayName: displayName(row),
    deactivated: row.deactivated,
    sizes: row.sizes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    connectionAt: row.connectionAt?.toISOString() ?? null,
    activeAt: row.activeAt?.toISOString() ?? null,
  }) satisfies Partial<Customer>;
