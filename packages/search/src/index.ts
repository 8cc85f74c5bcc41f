export type { IndexConfig, ReplicaConfig } from './config.ts';
export { createSearchEngine, type SearchEngine, type SearchEngineOptions } from './engine.ts';
export { type AlgoliaHandler, type AlgoliaHandlerOptions, createAlgoliaHandler } from './protocol/handler.ts';
export type { AlgoliaRequest, AlgoliaResponse } from './protocol/messages.ts';
export type {
  FacetSearchAnswer,
  FacetSearchParams,
  Hit,
  NestedList,
  NumericFacetStats,
  SearchAnswer,
  SearchParams,
} from './query/search-params.ts';
export { SearchError } from './search-error.ts';
export type { SearchObject } from './search-object.ts';
