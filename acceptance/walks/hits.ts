import type { Visit } from '../visit.ts';

export type Hit = Record<string, unknown> & { objectID: string; reference: number; slug: string };
export type Found = {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
  page: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  queryID?: string;
};

/** Sends a query to the search service through the store, sorted as one index. */
export async function search(
  visit: Visit,
  parameters: Record<string, unknown> = {},
  index = 'search',
): Promise<Found> {
  const indexName = `${index}_${visit.language}`;
  const response = await fetch(`${visit.origin}/search/1/indexes/*/queries`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ requests: [{ indexName, hitsPerPage: 96, ...parameters }] }),
  });
  const { results } = (await response.json()) as { results?: Found[] };
  const found = results?.[0];
  if (!found) throw new Error(`search of ${indexName} answered ${response.status}`);
  return found;
}

const FAMILIES = ['vintage', 'upcycled', 'new_but_green', 'imperfect', 'archive', 'second_hand'];
const OF_EACH = 30;

/** Returns references of products of every family, sold and reduced ones, and products in a drop. */
export const someReferences = (visit: Visit): Promise<number[]> =>
  visit.once('references', async () => {
    const kinds: Record<string, unknown>[] = [
      ...FAMILIES.map((family) => ({ facetFilters: [`family:${family}`] })),
      { facetFilters: ['availability:SOLD'] },
      { numericFilters: ['discountPercent>0'] },
      { facets: ['drops'] },
    ];
    const lists = await Promise.all(kinds.map((kind) => search(visit, { ...kind, hitsPerPage: OF_EACH })));
    return [...new Set(lists.flatMap(({ hits }) => hits.map(({ reference }) => reference)))];
  });
