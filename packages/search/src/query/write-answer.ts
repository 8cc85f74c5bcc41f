import type { CatalogueIndex } from '../catalogue-index.ts';
import { pageRows } from '../ranking/page-rows.ts';
import { findMatches } from './find-matches.ts';
import { readQuery } from './read-query.ts';
import type { SearchParams } from './search-params.ts';
import { writeFacets } from './write-facets.ts';
import { writeHits } from './write-hits.ts';

export interface AnswerContext {
  /** Milliseconds, of any origin. */
  now: () => number;
  queryID: () => string;
}

/** One search of an index under its own name or a replica's, answered as JSON text. */
export function writeAnswer(
  index: CatalogueIndex,
  name: string,
  params: SearchParams,
  context: AnswerContext,
): string {
  const started = context.now();
  const query = readQuery(params, (attribute) => index.config.numericAttributes.includes(attribute));
  const match = findMatches(index, query);
  const byRelevance = name === index.config.name;
  const rows = pageRows(match, index.order(name), query.offset, query.length, byRelevance);
  const nbPages = query.hitsPerPage === 0 ? 0 : Math.ceil(match.count / query.hitsPerPage);
  const hits = writeHits(index, rows, query.attributesToRetrieve);
  const facets = writeFacets(index, match, query);
  const queryID = query.clickAnalytics ? `"queryID":${JSON.stringify(context.queryID())},` : '';
  return (
    `{"hits":[${hits}],"nbHits":${match.count},"page":${query.page},"nbPages":${nbPages},` +
    `"hitsPerPage":${query.hitsPerPage},${facets}"exhaustiveNbHits":true,"query":${JSON.stringify(query.text)},` +
    `"params":${JSON.stringify(query.encoded)},"index":${JSON.stringify(name)},${queryID}` +
    `"processingTimeMS":${Math.max(1, Math.round(context.now() - started))}}`
  );
}
