import type { CatalogueIndex } from '../catalogue-index.ts';
import { optionalCondition } from '../filters/conditions.ts';
import type { Filter } from '../filters/filter.ts';
import { nestedList } from '../filters/nested-list.ts';
import { readFilters } from '../filters/read-filters.ts';
import { SearchError } from '../search-error.ts';
import { readTextSettings, type TextSettings } from '../settings.ts';
import { echoedParams } from './echoed-params.ts';
import { type HighlightSettings, readHighlight } from './read-highlight.ts';
import { readChoice, readFlag, readInteger, readList, readText } from './read-values.ts';
import { type QueryText, readWords } from './read-words.ts';
import { applyRules } from './rules.ts';
import type { SearchParams } from './search-params.ts';

/** The parameters that decide which rows match and how they rank. */
export interface MatchQuery extends QueryText {
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
  /** Whether numeric facets have counts beside their statistics. */
  countsNumbers: boolean;
  /** False when the response need not count the hits. */
  countsHits: boolean;
  /** Number of hits per group; 0 without grouping. */
  distinct: number;
  /** Undefined for whole objects. */
  attributesToRetrieve: readonly string[] | undefined;
  highlight: HighlightSettings;
  /** Undefined when the response has none. */
  renderingContent: object | undefined;
  clickAnalytics: boolean;
  /** Explains the rank of each hit. */
  rankingInfo: boolean;
  /** URL-encoded parameters that the response repeats. */
  encoded: string;
}

const mostHits = 1000;
const mostDistinct = 4;
const any = { min: 0, max: Number.MAX_SAFE_INTEGER };

/** What reading a query needs of an index, whichever engine holds its objects. */
export type QueriedIndex = Pick<CatalogueIndex, 'config' | 'synonyms'>;

export function readQuery(index: QueriedIndex, requested: SearchParams): Query {
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
    ...readWords(text, settings, params),
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
    countsNumbers: params.numericFacetCounts === undefined || readFlag(params.numericFacetCounts),
    countsHits: params.exhaustiveNbHits === undefined || readFlag(params.exhaustiveNbHits),
    distinct:
      config.attributeForDistinct === undefined ? 0 : readDistinct(params.distinct ?? config.distinct),
    attributesToRetrieve: attributes(params.attributesToRetrieve),
    highlight: readHighlight(config, params),
    renderingContent: readContent(params.renderingContent ?? config.renderingContent),
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

/** Reads the content of a response, also from URL-encoded JSON. */
function readContent(value: unknown): object | undefined {
  const content = typeof value === 'string' ? parsed(value) : value;
  if (content === undefined) return undefined;
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new SearchError(400, 'Invalid value for "renderingContent" parameter, expected object');
  return Object.keys(content).length === 0 ? undefined : content;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function attributes(written: SearchParams['attributesToRetrieve']): string[] | undefined {
  if (written === undefined || written === null) return undefined;
  const list = readList('attributesToRetrieve', written);
  return list.includes('*') && list.length === 1 ? undefined : list;
}
