import { type CatalogueIndex, isFacet } from '../catalogue-index.ts';
import { facetCounts } from './facet-counts.ts';
import { countingRows } from './find-matches.ts';
import type { CountingRows, MatchSet } from './match-set.ts';
import type { Query } from './read-query.ts';

/** Limits and orders of values are the client's to vary; what is remembered of a match set is not. */
const mostRemembered = 64;

/** The `facets` and `facets_stats` members of an answer as JSON, each followed by a comma; nothing when none is asked. */
export function writeFacets(index: CatalogueIndex, match: MatchSet, query: Query): string {
  if (query.facets.length === 0) return '';
  const asked = query.facets.includes('*')
    ? new Set([...index.countedFacets, ...query.facets.filter((name) => name !== '*')])
    : new Set(query.facets);
  let rows: CountingRows | undefined;
  const facets: string[] = [];
  const stats: string[] = [];
  for (const attribute of asked) {
    if (isFacet(index, attribute)) {
      const key = `${query.maxValuesPerFacet} ${query.facetsByName} ${attribute}`;
      facets.push(
        remembered(match, key, () =>
          writeCounts(index, attribute, (rows ??= countingRows(index, match)), query),
        ),
      );
    }
    if (index.columns.number(attribute)) {
      stats.push(remembered(match, `stats ${attribute}`, () => writeStats(index, match, attribute)));
    }
  }
  return `"facets":{${facets.join()}},"facets_stats":{${stats.filter((written) => written !== '').join()}},"exhaustiveFacetsCount":true,`;
}

function remembered(match: MatchSet, key: string, write: () => string): string {
  const known = match.written.get(key);
  if (known !== undefined) return known;
  const written = write();
  if (match.written.size < mostRemembered) match.written.set(key, written);
  return written;
}

function writeCounts(index: CatalogueIndex, attribute: string, rows: CountingRows, query: Query): string {
  const column = index.columns.facet(attribute);
  const counts = column ? facetCounts(column, rows, query.maxValuesPerFacet, query.facetsByName) : [];
  const members = counts.map(({ value, count }) => `${JSON.stringify(value)}:${count}`);
  return `${JSON.stringify(attribute)}:{${members.join()}}`;
}

function writeStats(index: CatalogueIndex, match: MatchSet, attribute: string): string {
  const column = index.columns.number(attribute);
  const stats = column?.stats(match.bits);
  return stats ? `${JSON.stringify(attribute)}:${JSON.stringify(stats)}` : '';
}
