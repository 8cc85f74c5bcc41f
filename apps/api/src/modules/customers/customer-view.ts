import type { Customer, Locale } from '@patine/contract/resolvers';
import type { CustomerRow } from './repository.ts';

/** "Léa M.", unless the customer chose another name for their reviews. */
const displayName = ({ displayName, firstName, lastName }: CustomerRow) =>
  displayName ?? `${firstName} ${Array.from(lastName)[0]?.toUpperCase() ?? ''}.`;

/** The customer as the contract shows it; what other modules own is resolved by them. */
export const customerView = (row: CustomerRow) =>
  ({
    id: row.id,
    emailAddress: row.emailAddress,
    firstName: row.firstName,
    lastName: row.lastName,
    birthDate: row.birthDate,
    locale: row.locale as Locale,
    pseudo: row.pseudo,
    displayName: displayName(row),
    deactivated: row.deactivated,
    sizes: row.sizes,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    connectionAt: row.connectionAt?.toISOString() ?? null,
    activeAt: row.activeAt?.toISOString() ?? null,
    publicWishlist: null,
  }) satisfies Partial<Customer>;
