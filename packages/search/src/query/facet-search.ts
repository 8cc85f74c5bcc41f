import { type CatalogueIndex, isFacet } from '../catalogue-index.ts';
import { SearchError } from '../search-error.ts';
import { tokenise } from '../text/tokenise.ts';
import { type FacetCount, facetCounts } from './facet-counts.ts';
import { countingRows, findMatches } from './find-matches.ts';
import { highlightText } from './highlight-text.ts';
import { readQuery } from './read-query.ts';
import { readInteger, readText } from './read-values.ts';
import type { FacetSearchResponse, FacetSearchParams } from './search-params.ts';

/** Returns the facet values that contain a word beginning with each typed word, the most frequent first. */
export function searchFacet(
  index: CatalogueIndex,
  facet: string,
  params: FacetSearchParams,
  now: () => number,
): FacetSearchResponse {
  const started = now();
  if (!isFacet(index, facet)) throw notSearchable(facet);
  const match = findMatches(index, readQuery(index, params));
  const column = index.columns.facet(facet)!;
  const counts = facetCounts(
    column,
    countingRows(index, match),
    Infinity,
    params.sortFacetValuesBy === 'alpha',
  );
  return {
    facetHits: facetHitsOf(counts, params),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.max(1, Math.round(now() - started)),
  };
}

/** Returns those of the counted values that match the typed text, marked. */
export function facetHitsOf(
  counts: readonly FacetCount[],
  params: FacetSearchParams,
): FacetSearchResponse['facetHits'] {
  const most = readInteger('maxFacetHits', params.maxFacetHits, 10, { min: 1, max: 100 });
  const prefixes = tokenise(readText('facetQuery', params.facetQuery).slice(0, 512)).map(({ word }) => word);
  return counts
    .filter(({ value }) => beginWords(value, prefixes))
    .slice(0, most)
    .map(({ value, count }) => ({ value, highlighted: marked(value, prefixes), count }));
}

export const notSearchable = (facet: string): SearchError =>
  new SearchError(
    400,
    `Cannot search in \`${facet}\` attribute, you need to specify \`searchable(${facet})\` in attributesForFaceting.`,
  );

function marked(value: string, prefixes: readonly string[]): string {
  const lengthIn = (word: string): number | undefined => {
    const lengths = prefixes.filter((prefix) => word.startsWith(prefix)).map(({ length }) => length);
    return lengths.length > 0 ? Math.max(...lengths) : undefined;
  };
  return highlightText(value, lengthIn, '<em>', '</em>').value;
}

function beginWords(value: string, prefixes: readonly string[]): boolean {
  if (prefixes.length === 0) return true;
  const words = tokenise(value).flatMap(({ word, variants }) => [word, ...variants]);
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
}
