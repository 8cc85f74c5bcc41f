import { hash } from 'node:crypto';
import {
  correctedText,
  type FacetCount,
  marksAny,
  objectMarker,
  type Query,
  retrievedMembers,
  type SearchObject,
  wordMatcher,
} from '@patine/search/requests';
import { correctionsOf } from './corrections.ts';
import { readFacetResults } from './facet-aggregations.ts';
import { searchedAttributes } from './match-query.ts';
import type { Answered, Search } from './run-searches.ts';

/** Writes a response in Algolia's shape, with the members and their order of the shop's own engine. */
export function writeResponse(search: Search, found: Answered, milliseconds: number): string {
  const { name, query } = search;
  const { nbHits } = found;
  const hits = found.hits as SearchObject[];
  const nbPages = query.hitsPerPage === 0 ? 0 : Math.ceil(nbHits / query.hitsPerPage);
  const members = [
    `"hits":[${hits.map(hitWriter(search, found)).join()}]`,
    ...membersOf({ nbHits, page: query.page, nbPages, hitsPerPage: query.hitsPerPage }),
    ...facetMembers(search, found),
    ...membersOf({ exhaustiveNbHits: true, query: query.text }),
    ...correctionMembers(search, found, hits),
    ...membersOf({
      ...(query.renderingContent ? { renderingContent: query.renderingContent } : {}),
      params: query.encoded,
      index: name,
      // The same search gets the same id, so that rendering a page twice gives identical HTML.
      ...(query.clickAnalytics ? { queryID: hash('md5', `${name}?${query.encoded}`) } : {}),
      processingTimeMS: Math.max(1, Math.round(milliseconds)),
    }),
  ];
  return `{${members.join()}}`;
}

const membersOf = (values: object): string[] =>
  Object.entries(values).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);

function facetMembers({ config, query }: Search, found: Answered): string[] {
  const facets = readFacetResults(config, query, found.facets);
  if (!facets) return [];
  const counts = [...facets.counts].map(
    ([attribute, values]) => `${JSON.stringify(attribute)}:${writeCounts(values)}`,
  );
  return [
    `"facets":{${counts.join()}}`,
    ...membersOf({ facets_stats: Object.fromEntries(facets.stats), exhaustiveFacetsCount: true }),
  ];
}

/** As text, because an object would have the values that look like numbers first. */
const writeCounts = (counts: readonly FacetCount[]): string =>
  `{${counts.map(({ value, count }) => `${JSON.stringify(value)}:${count}`).join()}}`;

function correctionMembers({ config, query }: Search, { attempt }: Answered, hits: readonly SearchObject[]) {
  const corrections = correctionsOf(query, attempt, hits, searchedAttributes(config, query));
  if (corrections.length === 0) return [];
  return membersOf({ corrections, correctedQuery: correctedText(query.text, corrections) });
}

function hitWriter({ config, query }: Search, { attempt }: Answered): (hit: SearchObject) => string {
  const keeps = retrievedMembers(config, query.attributesToRetrieve);
  const marker = marksAny(query.highlight) ? markerOf(query, attempt) : undefined;
  return (hit) => {
    const shown = JSON.stringify(Object.fromEntries(Object.entries(hit).filter(([name]) => keeps(name))));
    return marker ? `${shown.slice(0, -1)}${marker(hit)}}` : shown;
  };
}

function markerOf({ settings, highlight }: Query, { words, mostTypos }: Answered['attempt']) {
  const matched = wordMatcher(words, settings, mostTypos);
  return objectMarker(
    words.map(({ word }) => word),
    (folded) => {
      const matches = matched(folded);
      if (matches.length === 0) return undefined;
      return {
        by: new Set(matches.map(({ word }) => word)),
        length: Math.max(...matches.map(({ length }) => length)),
      };
    },
    highlight,
  );
}
