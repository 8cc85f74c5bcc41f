/** A list of conditions joined by AND. The items of an inner list are joined by OR. */
export type NestedList = string | readonly (string | readonly string[])[];

/** Algolia's search parameters. Unsupported parameters are ignored. */
export interface SearchParams {
  query?: string;
  /** From 0. */
  page?: number;
  /** 20 by default, at most 1000. */
  hitsPerPage?: number;
  /** Used instead of pages: the number of the first hit, and how many. */
  offset?: number;
  length?: number;
  /** Facets to count, `*` for all. A numeric attribute that is no facet only returns its statistics. */
  facets?: string | readonly string[];
  facetFilters?: NestedList;
  numericFilters?: NestedList;
  tagFilters?: NestedList;
  filters?: string;
  /** `["*"]` or undefined for whole objects. A name with a hyphen before it is excluded. */
  attributesToRetrieve?: string | readonly string[];
  /** 100 by default, at most 1000. */
  maxValuesPerFacet?: number;
  sortFacetValuesBy?: 'count' | 'alpha';
  ruleContexts?: string | readonly string[];
  enableRules?: boolean;
  clickAnalytics?: boolean;
  /** Adds `_rankingInfo` to each hit: what the ranking compared. */
  getRankingInfo?: boolean;
  /**
   * Conditions that raise matching hits without excluding others; `brand:lee<score=3>` weighs more than the default 1.
   */
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
  /** Maximum number of hits with the same `attributeForDistinct`; true means one. */
  distinct?: boolean | number;
  attributesToHighlight?: string | readonly string[];
  attributesToSnippet?: string | readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  /** Replaces that of the index; an empty object leaves it out. */
  renderingContent?: Readonly<Record<string, unknown>> | string;
  /** `"exact phrase"` and `-excluded` in the query. */
  advancedSyntax?: boolean;
  /** `exactPhrase` and `excludeWords`; both by default. */
  advancedSyntaxFeatures?: string | readonly string[];
  /** Not a parameter of Algolia: numeric facets have statistics, without counts of each number. */
  numericFacetCounts?: boolean;
  /**
   * Not a parameter of Algolia: with `false`, a search without words, facets and groups looks at a bounded number of
   * objects, in the order of the index, and counts those that it returns.
   */
  exhaustiveNbHits?: boolean;
  readonly [other: string]: unknown;
}

export interface FacetSearchParams extends SearchParams {
  facetQuery?: string;
  /** 10 by default, at most 100. */
  maxFacetHits?: number;
}

export type Hit<T> = T & {
  objectID: string;
  _highlightResult?: HighlightResult;
  _snippetResult?: SnippetResult;
  _rankingInfo?: RankingInfo;
};

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  /** Folded words of the query. */
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export type HighlightResult = Record<string, Highlight | readonly Highlight[]>;

export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

export type SnippetResult = Record<string, Snippet | readonly Snippet[]>;

export interface NumericFacetStats {
  min: number;
  max: number;
  avg: number;
  sum: number;
}

/** What the ranking compared of a hit, with Algolia's names. */
export interface RankingInfo {
  nbTypos: number;
  /** Words of the query that the hit contains. */
  words: number;
  /** Words that it contains as a whole, as typed or in their other number. */
  nbExactWords: number;
  /** Sum of the distances between consecutive words of the query; 0 for a single word. */
  proximityDistance: number;
  /** Sum over the words: eight for each searchable attribute above the best one with the word. */
  attribute: number;
  /** 1000 times the number of the best attribute with a word, and the word's position there. */
  firstMatchedWord: number;
  /** Score of the optional filters that the hit meets. */
  filters: number;
  /** Place in the order of equally relevant hits, counted from the last. */
  userScore: number;
  geoDistance: 0;
  geoPrecision: 1;
  promoted: false;
}

/** A word of the query that no hit contains as typed, and the word that most hits contain instead. */
export interface Correction {
  typed: string;
  corrected: string;
}

export interface SearchResponse<T> {
  hits: Hit<T>[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets?: Record<string, Record<string, number>>;
  facets_stats?: Record<string, NumericFacetStats>;
  renderingContent?: Record<string, unknown>;
  exhaustiveNbHits: boolean;
  exhaustiveFacetsCount?: boolean;
  query: string;
  /** Misspelt words with what the hits contain instead, and the query with them replaced; absent without any. */
  corrections?: Correction[];
  correctedQuery?: string;
  /** With `getRankingInfo`: the words that were searched, and the index or replica. */
  parsedQuery?: string;
  indexUsed?: string;
  /** The validated parameters, URL-encoded. */
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
