/** A list of conditions that must all hold, in which a list inside stands for any one of its own. */
export type NestedList = string | readonly (string | readonly string[])[];

/** Algolia's search parameters. Others are accepted and change nothing. */
export interface SearchParams {
  query?: string;
  /** From 0. */
  page?: number;
  /** 20 unless told, 1000 at most. */
  hitsPerPage?: number;
  /** Instead of a page: the first hit's number, and how many. */
  offset?: number;
  length?: number;
  /** Facets to count, `*` for all. A numeric attribute that is no facet answers its statistics alone. */
  facets?: string | readonly string[];
  facetFilters?: NestedList;
  numericFilters?: NestedList;
  tagFilters?: NestedList;
  filters?: string;
  /** `["*"]` or nothing for whole objects; a name with a hyphen before it is left out of them. */
  attributesToRetrieve?: string | readonly string[];
  /** 100 unless told, 1000 at most. */
  maxValuesPerFacet?: number;
  sortFacetValuesBy?: 'count' | 'alpha';
  ruleContexts?: string | readonly string[];
  enableRules?: boolean;
  clickAnalytics?: boolean;
  /** Conditions that move hits up and leave none out; `brand:lee<score=3>` weighs more than 1. */
  optionalFilters?: NestedList;
  restrictSearchableAttributes?: string | readonly string[];
  typoTolerance?: boolean | string;
  allowTyposOnNumericTokens?: boolean;
  minWordSizefor1Typo?: number;
  minWordSizefor2Typos?: number;
  ignorePlurals?: boolean | string | readonly string[];
  removeStopWords?: boolean | string | readonly string[];
  removeWordsIfNoResults?: string;
  optionalWords?: string | readonly string[];
  queryType?: string;
  synonyms?: boolean;
  /** How many hits alike in the index's `attributeForDistinct` are shown; true for one. */
  distinct?: boolean | number;
  attributesToHighlight?: string | readonly string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
  readonly [other: string]: unknown;
}

export interface FacetSearchParams extends SearchParams {
  facetQuery?: string;
  /** 10 unless told, 100 at most. */
  maxFacetHits?: number;
}

export type Hit<T> = T & { objectID: string; _highlightResult?: HighlightResult };

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** Words of the query, folded. */
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export type HighlightResult = Record<string, Highlight | readonly Highlight[]>;

export interface NumericFacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

export interface SearchResponse<T> {
  hits: Hit<T>[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, NumericFacetStats>;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount?: boolean;
  query: string;
  /** The parameters as they were understood, URL-encoded. */
  params: string;
  index: string;
  queryID?: string;
  processingTimeMS: number;
}

export interface FacetSearchResponse {
  facetHits: { value: string; highlighted: string; count: number }[];
  exhaustiveFacetsCount: boolean;
  processingTimeMS: number;
}
