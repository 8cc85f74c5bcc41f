import type { OpenSearchConnection } from './connection.ts';

type Prefix = Pick<OpenSearchConnection, 'prefix'>;

/** The alias that searches and changes go to. */
export const liveAlias = ({ prefix }: Prefix, name: string): string => `${prefix}${name}`;

/** The alias of an index that is being filled to become the live one: changes go there too. */
export const fillingAlias = ({ prefix }: Prefix, name: string): string => `${prefix}filling_${name}`;

/** A new index of its own. The names of collections have no hyphen, so that `search_fr-*` matches one collection. */
export const newIndex = (connection: Prefix, name: string, id: string): string =>
  `${liveAlias(connection, name)}-${id}`;

export const allIndexesOf = (connection: Prefix, name: string): string => `${liveAlias(connection, name)}-*`;
