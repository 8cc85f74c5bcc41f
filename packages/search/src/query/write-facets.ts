import { type CatalogueIndex, isFacet } from '../catalogue-index.ts';
import type { NumberColumn } from '../columns/number-column.ts';
import { type FacetCount, facetCounts } from './facet-counts.ts';
import { countingRows } from './find-matches.ts';
import type { CountingRows, MatchSet } from './match-set.ts';
import { numberCounts } from './number-counts.ts';
import type { Query } from './read-query.ts';

/** Limit of cached facet texts per match set, because clients can vary limits and orders freely. */
const maxCachedTexts = 64;

/**
 * Returns the `facets` and `facets_stats` members of a response as JSON, each followed by a comma; empty when no facet
 * is requested.
 */
export function writeFacets(index: CatalogueIndex, match: MatchSet, query: Query): string {
  if (query.facets.length === 0) return '';
  const requested = query.facets.includes('*')
    ? new Set([...index.countedFacets, ...query.facets.filter((name) => name !== '*')])
    : new Set(query.facets);
  let rows: CountingRows | undefined;
  const facets: string[] = [];
  const stats: string[] = [];
  for (const attribute of requested) {
    const key = `${query.maxValuesPerFacet} ${query.facetsByName} ${attribute}`;
    const numbers = index.columns.number(attribute);
    const isCounted = !numbers || query.countsNumbers;
    if (isFacet(index, attribute) && isCounted) {
      facets.push(
        cached(match, key, () => writeCounts(index, attribute, (rows ??= countingRows(index, match)), query)),
      );
    } else if (numbers && isCounted) {
      facets.push(cached(match, key, () => writeNumbers(attribute, numbers, match, query)));
    }
    if (numbers) stats.push(cached(match, `stats ${attribute}`, () => writeStats(index, match, attribute)));
  }
  return `"facets":{${facets.join()}},"facets_stats":{${stats.filter((written) => written !== '').join()}},"exhaustiveFacetsCount":true,`;
}

function cached(match: MatchSet, key: string, write: () => string): string {
  const known = match.written.get(key);
  if (known !== undefined) return known;
  const written = write();
  if (match.written.size < maxCachedTexts) match.written.set(key, written);
  return written;
}

function writeCounts(index: CatalogueIndex, attribute: string, rows: CountingRows, query: Query): string {
  const column = index.columns.facet(attribute);
  const counts = column ? facetCounts(column, rows, query.maxValuesPerFacet, query.facetsByName) : [];
  return countsOf(attribute, counts);
}

function writeNumbers(attribute: string, numbers: NumberColumn, match: MatchSet, query: Query): string {
  return countsOf(attribute, numberCounts(numbers, match, query.maxValuesPerFacet, query.facetsByName));
}

function countsOf(attribute: string, counts: readonly FacetCount[]): string {
  const members = counts.map(({ value, count }) => `${JSON.stringify(value)}:${count}`);
  return `${JSON.stringify(attribute)}:{${members.join()}}`;
}

function writeStats(index: CatalogueIndex, match: MatchSet, attribute: string): string {
  const column = index.columns.number(attribute);
  const stats = column?.stats(match.bits);
  return stats ? `${JSON.stringify(attribute)}:${JSON.stringify(stats)}` : '';
}
