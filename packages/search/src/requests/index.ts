/** What another engine needs to answer Algolia's protocol as this one does. */
export {
  type IndexConfig,
  type RankingCriterion,
  readCriteria,
  readFacets,
  readRanking,
  readSearchable,
} from '../config.ts';
export type { Filter } from '../filters/filter.ts';
export { tagAttribute, writtenScore } from '../filters/conditions.ts';
export { conditionsOf } from '../filters/row-tests.ts';
export { stopWords } from '../language/stop-words.ts';
export { Synonyms } from '../language/synonyms.ts';
export { type EditInfo, editParams, type QueryEditor, withEditInfo } from '../protocol/edit-query.ts';
export { readEvents, type SearchEvent } from '../protocol/events.ts';
export type { AlgoliaRequest, AlgoliaResponse } from '../protocol/messages.ts';
export {
  checkLength,
  fillsPage,
  type ReadQuery,
  readRequest,
  requestsIn,
  stopsWhenFull,
} from '../protocol/multi-query.ts';
export { type RequestedObject, readObjects } from '../protocol/objects.ts';
export { isJsonObject, type JsonObject, readBody, readParams } from '../protocol/read-body.ts';
export { withResponseFields } from '../protocol/response-fields.ts';
export { correctedText } from '../query/corrections.ts';
export { compareText, type FacetCount } from '../query/facet-counts.ts';
export { facetHitsOf, notSearchable } from '../query/facet-search.ts';
export { fewerWords } from '../query/fewer-words.ts';
export { type Marked, marksAny, objectMarker } from '../query/mark-hits.ts';
export { type Query, type QueriedIndex, readQuery } from '../query/read-query.ts';
export { readList } from '../query/read-values.ts';
export type { Correction } from '../query/search-params.ts';
export { retrievedMembers } from '../query/write-hits.ts';
export { SearchError } from '../search-error.ts';
export { attributeAt, numberOf, type SearchObject, textsOf } from '../search-object.ts';
export type { TextSettings } from '../settings.ts';
export type { Phrase } from '../text/advanced-syntax.ts';
export { allAttributes } from '../text/attribute-mask.ts';
export { indexedWords } from '../text/indexed-words.ts';
export type { QueryWord } from '../text/query-words.ts';
export { tokenise } from '../text/tokenise.ts';
export { formsOf, type WordForms } from '../text/word-forms.ts';
export { type MatchedWord, wordMatcher } from '../text/word-matcher.ts';
