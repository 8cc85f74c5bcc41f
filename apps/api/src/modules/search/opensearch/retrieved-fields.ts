import type { IndexConfig, Query } from '@patine/search/requests';
import type { Attempt } from './attempts.ts';
import { RECORD, searchableOf } from './fields.ts';

/** The fields of documents that a response needs: whole records where a query names no attributes. */
export function retrievedFields(config: IndexConfig, query: Query, { mostTypos }: Attempt): string[] {
  const { attributesToRetrieve: named, highlight } = query;
  if (!named || named.some((name) => name === '*' || name.startsWith('-'))) return [RECORD];
  const needed = new Set([
    'objectID',
    ...named,
    ...highlight.attributes,
    ...highlight.snippets.map(({ attribute }) => attribute),
    // Corrections are read from what the hits have.
    ...(mostTypos > 0 ? searchableOf(config) : []),
  ]);
  return [...needed].map((name) => `${RECORD}.${name}`);
}
