export type { IndexConfig, ReplicaConfig } from './config.ts';
export { createSearchEngine, type SearchEngine, type SearchEngineOptions } from './engine.ts';
export type { Language } from './language/plurals.ts';
export { stopWords } from './language/stop-words.ts';
export type { Synonym } from './language/synonyms.ts';
export {
  editBody,
  editRequest,
  type QueryEdit,
  type QueryEditor,
  type EditInfo,
} from './protocol/edit-query.ts';
export type { SearchEvent } from './protocol/events.ts';
export { type AlgoliaHandler, createAlgoliaHandler } from './protocol/handler.ts';
export type { AlgoliaHandlerOptions } from './protocol/options.ts';
export { algoliaSettings } from './protocol/index-settings.ts';
export type { AlgoliaRequest, AlgoliaResponse } from './protocol/messages.ts';
export type { Rule } from './query/rules.ts';
export type {
  FacetSearchResponse,
  FacetSearchParams,
  Highlight,
  HighlightResult,
  Hit,
  NestedList,
  NumericFacetStats,
  SearchResponse,
  SearchParams,
} from './query/search-params.ts';
export { bytesOf, byteLengthOf, kindOf, sectionOf } from './snapshot/section-bytes.ts';
export {
  type Section,
  SectionReader,
  SectionWriter,
  SnapshotError,
  type StoredSection,
} from './snapshot/sections.ts';
export { SearchError } from './search-error.ts';
export type { SearchObject } from './search-object.ts';
