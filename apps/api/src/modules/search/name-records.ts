import type { Facet, FacetValueRecord } from '@patine/contract/search/record';
import { FACETS } from '@patine/contract/search/record';
import type { SearchObject } from '@patine/search';
import type { Database } from '../../db/client.ts';
import type { DictionaryEntry } from '../catalogue/index.ts';
import { readStores } from './repository.ts';

const known = new Set<string>(FACETS);

/** Names of filter values, for suggestions while typing. */
export const facetRecords = (dictionary: readonly DictionaryEntry[]): SearchObject[] =>
  dictionary
    .filter((entry): entry is DictionaryEntry & { facet: Facet } => known.has(entry.facet))
    .map((entry) => ({ objectID: `${entry.facet}:${entry.slug}`, ...entry }) satisfies FacetValueRecord);

export async function storeRecords(db: Database): Promise<SearchObject[]> {
  const rows = await readStores(db);
  return rows.map(({ slug, name, country }) => ({ objectID: slug, slug, name, country }));
}
