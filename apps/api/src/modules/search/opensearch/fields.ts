import { readFacets, readSearchable, tagAttribute, type IndexConfig } from '@patine/search/requests';

/** Kinds of fields that are made of an attribute, each under its own name. */
export type FieldKind = 'facets' | 'numbers' | 'words' | 'beginnings' | 'phrases';

/** A dot in a field's name would begin an object. */
export const fieldOf = (kind: FieldKind, attribute: string): string =>
  `${kind}.${attribute.replaceAll('.', '__')}`;

/** The record as it was written, which responses return. */
export const RECORD = 'record';
export const OBJECT_ID = 'objectID';
/** True of a record that was deleted while its index was being filled. */
export const REMOVED = 'removed';

export const facetsOf = (config: IndexConfig): string[] => [
  ...new Set([...readFacets(config).map(({ attribute }) => attribute), tagAttribute]),
];

export const searchableOf = (config: IndexConfig): string[] =>
  readSearchable(config).map(({ attribute }) => attribute);
