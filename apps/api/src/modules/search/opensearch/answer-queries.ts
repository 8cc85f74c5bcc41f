import {
  checkLength,
  facetHitsOf,
  fillsPage,
  notSearchable,
  type QueriedIndex,
  type ReadQuery,
  readQuery,
  withEditInfo,
  withResponseFields,
} from '@patine/search/requests';
import type { OpenSearchConnection } from './connection.ts';
import { isCountable, readFacetResults } from './facet-aggregations.ts';
import { runSearches, type Search } from './run-searches.ts';
import { writeResponse } from './write-response.ts';

/** So many values of a facet are looked through for a typed text: OpenSearch returns no more buckets at once. */
const MOST_VALUES = 10_000;

export type AnswerContext = {
  connection: OpenSearchConnection;
  indexOf: (name: string) => QueriedIndex;
  now: () => number;
};

/** Answers several queries, in one call to OpenSearch where each finds something as it is. */
export async function answerQueries(
  { connection, indexOf, now }: AnswerContext,
  queries: readonly ReadQuery[],
  stopsWhenFull = false,
): Promise<string[]> {
  const started = now();
  const searches = queries.map(({ indexName, facet, params }): Search => {
    const index = indexOf(indexName);
    const query = readQuery(index, params);
    if (facet === undefined) return { config: index.config, name: indexName, query };
    if (!isCountable(index.config, facet)) throw notSearchable(facet);
    return {
      config: index.config,
      name: indexName,
      query: { ...query, length: 0, facets: [facet], maxValuesPerFacet: MOST_VALUES, countsNumbers: true },
    };
  });
  const found = await runSearches(connection, searches);
  const answers: string[] = [];
  let length = 0;
  for (const [index, { facet, params, editInfo }] of queries.entries()) {
    const search = searches[index]!;
    if (facet === undefined) {
      const written = writeResponse(search, found[index]!, now() - started);
      length += written.length;
      checkLength(length);
      answers.push(withResponseFields(withEditInfo(written, editInfo), params));
      if (stopsWhenFull && fillsPage(written)) break;
      continue;
    }
    const counts = readFacetResults(search.config, search.query, found[index]!.facets)?.counts.get(facet);
    answers.push(
      JSON.stringify({
        facetHits: facetHitsOf(counts ?? [], params),
        exhaustiveFacetsCount: true,
        processingTimeMS: Math.max(1, Math.round(now() - started)),
      }),
    );
  }
  return answers;
}
