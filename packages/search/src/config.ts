import type { Language } from './language/plurals.ts';
import type { Synonym } from './language/synonyms.ts';
import type { Rule } from './query/rules.ts';
import { mostAttributes } from './text/packed-position.ts';

export interface ReplicaConfig {
  name: string;
  /** What its hits are ordered by before anything else, such as `asc(price)`. */
  ranking: readonly string[];
}

/** Names and meanings are those of Algolia's settings. */
export interface IndexConfig {
  name: string;
  /** `searchable(brand)` and `filterOnly(brand)` are understood; a filter-only facet is not counted. */
  attributesForFaceting: readonly string[];
  /** In order of weight, eight at most. A word counts for more the earlier it stands, unless in `unordered(name)`. */
  searchableAttributes: readonly string[];
  numericAttributes: readonly string[];
  /** Orders what relevance leaves equal, such as `desc(createdAt)`. */
  customRanking: readonly string[];
  replicas: readonly ReplicaConfig[];
  /** The language of its texts: whose plurals and stop words are meant when none are named. */
  locale: Language;
  ignorePlurals?: boolean | readonly Language[];
  removeStopWords?: boolean | readonly Language[];
  typoTolerance?: boolean | 'min' | 'strict';
  allowTyposOnNumericTokens?: boolean;
  removeWordsIfNoResults?: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  synonyms?: readonly Synonym[];
  rules?: readonly Rule[];
  /** All searchable ones unless told. */
  attributesToHighlight?: readonly string[];
  /** In no answer, whatever is asked. */
  unretrievableAttributes?: readonly string[];
  /** Hits that are alike in it are one product's; `distinct` of them are shown. */
  attributeForDistinct?: string;
  distinct?: boolean | number;
}

export interface RankingCriterion {
  attribute: string;
  direction: 1 | -1;
}

export interface FacetDeclaration {
  attribute: string;
  counted: boolean;
}

export interface SearchableDeclaration {
  attribute: string;
  ordered: boolean;
}

export function readRanking(config: IndexConfig, ranking: readonly string[]): RankingCriterion[] {
  return ranking.map((written) => {
    const [, direction, attribute] = /^(asc|desc)\((.+)\)$/.exec(written) ?? [];
    if (!attribute || !config.numericAttributes.includes(attribute)) {
      throw new TypeError(
        `Index ${config.name}: ranking "${written}" is not asc(…) or desc(…) of a numeric attribute.`,
      );
    }
    return { attribute, direction: direction === 'asc' ? 1 : -1 };
  });
}

export function readFacets(config: IndexConfig): FacetDeclaration[] {
  return config.attributesForFaceting.map((written) => {
    const [, modifier, attribute] = /^(searchable|filterOnly|afterDistinct)\((.+)\)$/.exec(written) ?? [];
    return { attribute: attribute ?? written, counted: modifier !== 'filterOnly' };
  });
}

export function readSearchable(config: IndexConfig): SearchableDeclaration[] {
  if (config.searchableAttributes.length > mostAttributes) {
    throw new TypeError(`Index ${config.name}: more than ${mostAttributes} searchable attributes.`);
  }
  return config.searchableAttributes.map((written) => {
    const [, modifier, attribute] = /^(unordered|ordered)\((.+)\)$/.exec(written) ?? [];
    return { attribute: attribute ?? written, ordered: modifier !== 'unordered' };
  });
}
