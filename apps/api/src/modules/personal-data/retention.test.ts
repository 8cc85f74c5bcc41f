import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { schema } from '../../db/schema.ts';
import { RETENTION } from './retention.ts';

const tables = Object.values(schema)
  .filter((entry) => entry instanceof PgTable)
  .map((table) => getTableConfig(table));

/** Names of columns with personal data: customer ids, email addresses, postal addresses. */
const PERSONAL = /customer|^requested_by$|^reserved_for$|email_address|^recipient$|^delivery_address$/;

const columns = tables.flatMap(({ name: table, columns: own }) =>
  own.filter(({ name }) => PERSONAL.test(name)).map(({ name }) => `${table}.${name}`),
);

/** The `on delete` action of each foreign key to a customer, keyed by column. */
const actions = new Map(
  tables.flatMap(({ name: table, foreignKeys }) =>
    foreignKeys.flatMap((key) => {
      const { foreignTable, columns: own } = key.reference();
      return getTableConfig(foreignTable).name === 'customers'
        ? own.map(({ name }) => [`${table}.${name}`, key.onDelete ?? 'no action'] as const)
        : [];
    }),
  ),
);

/** Columns whose names match `PERSONAL` although they contain no personal data. */
const OTHERS = new Set([
  'coupons.once_per_customer',
  'return_parcels.recipient_name',
  'stores.email_address',
]);

test('every column that leads to a person has a retention rule', () => {
  expect(columns.filter((name) => !OTHERS.has(name)).toSorted()).toEqual(Object.keys(RETENTION).toSorted());
});

test('rows that refer to a customer are deleted with them, or detached before', () => {
  const staying = [...actions].filter(([, action]) => action === 'no action').map(([column]) => column);
  const detached = [...actions.keys()].filter((column) => RETENTION[column] === 'detached');
  expect(staying.toSorted()).toEqual(detached.toSorted());
  expect(detached.length).toBeGreaterThan(3);
});
