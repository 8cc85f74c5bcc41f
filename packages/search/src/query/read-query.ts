import type { CatalogueIndex } from '../catalogue-index.ts';
import { optionalCondition } from '../filters/conditions.ts';
import type { Filter } from '../filters/filter.ts';
import { nestedList } from '../filters/nested-list.ts';
import { readFilters } from '../filters/read-filters.ts';
import { readTextSettings, type TextSettings } from '../settings.ts';
import { type QueryWord, queryWords } from '../text/query-words.ts';
import { echoedParams } from './echoed-params.ts';
import { type HighlightSettings, readHighlight } from './read-highlight.ts';
import { readChoice, readFlag, readInteger, readList, readText } from './read-values.ts';
import { applyRules } from './rules.ts';
import type { SearchParams } from './search-params.ts';

/** The parameters that decide which rows match and how they rank. */
export interface MatchQuery {
  words: readonly QueryWord[];
  settings: TextSettings;
  filter: Filter | undefined;
  optionalFilter: Filter | undefined;
}

export interface Query extends MatchQuery {
  text: string;
  page: number;
  hitsPerPage: number;
  offset: number;
  length: number;
  facets: readonly string[];
  maxValuesPerFacet: number;
  facetsByName: boolean;
  /** Number of hits per group; 0 without grouping. */
  distinct: number;
  /** Undefined for whole objects. */
  attributesToRetrieve: readonly string[] | undefined;
  highlight: HighlightSettings;
  clickAnalytics: boolean;
  /** Explains the rank of each hit. */
  rankingInfo: boolean;
  /** URL-encoded parameters that the response repeats. */
  encoded: string;
}

const mostHits = 1000;
const mostDistinct = 4;
const any = { min: 0, max: Number.MAX_SAFE_INTEGER };

export function readQuery(index: CatalogueIndex, requested: SearchParams): Query {
  const { config } = index;
  const contexts = readList('ruleContexts', requested.ruleContexts);
  const withRules =
    contexts.length > 0 && readChoice('enableRules', requested.enableRules, 'true', ['true', 'false']);
  const params = withRules === 'true' ? applyRules(config.rules ?? [], contexts, requested) : requested;
  const text = readText('query', params.query);
  const settings = readTextSettings(config, index.synonyms, params);
  const hitsPerPage = readInteger('hitsPerPage', params.hitsPerPage, 20, { min: 0, max: mostHits });
  const page = readInteger('page', params.page, 0, any);
  const offset = readInteger('offset', params.offset, 0, any);
  const windowed = params.length !== undefined && params.length !== null;
  return {
    text,
    words: queryWords(text, settings),
    settings,
    filter: readFilters(params, (name) => config.numericAttributes.includes(name)),
    optionalFilter: nestedList('optionalFilters', params.optionalFilters, optionalCondition),
    page,
    hitsPerPage,
    offset: windowed ? offset : page * hitsPerPage,
    length: readInteger('length', params.length, hitsPerPage, { min: 0, max: mostHits }),
    facets: readList('facets', params.facets),
    maxValuesPerFacet: readInteger('maxValuesPerFacet', params.maxValuesPerFacet, 100, {
      min: 0,
      max: mostHits,
    }),
    facetsByName: params.sortFacetValuesBy === 'alpha',
    distinct:
      config.attributeForDistinct === undefined ? 0 : readDistinct(params.distinct ?? config.distinct),
    attributesToRetrieve: attributes(params.attributesToRetrieve),
    highlight: readHighlight(config, params),
    clickAnalytics: readFlag(params.clickAnalytics),
    rankingInfo: readFlag(params.getRankingInfo),
    encoded: echoedParams(requested),
  };
}

function readDistinct(value: unknown): number {
  if (value === true || value === 'true') return 1;
  if (value === false || value === 'false') return 0;
  return readInteger('distinct', value, 0, { min: 0, max: mostDistinct });
}

function attributes(written: SearchParams['attributesToRetrieve']): string[] | undefined {
  if (written === undefined || written === null) return undefined;
  const list = readList('attributesToRetrieve', written);
  return list.includes('*') && list.length === 1 ? undefined : list;
}
