import type { Language } from './language/plurals.ts';
import type { Synonym } from './language/synonyms.ts';
import type { Rule } from './query/rules.ts';
import { mostAttributes } from './text/packed-position.ts';

export interface ReplicaConfig {
  name: string;
  /** Ranking criteria that precede all others, such as `asc(price)`. */
  ranking: readonly string[];
}

/** Configuration of an index, with the names and meanings of Algolia's settings. */
export interface IndexConfig {
  name: string;
  /** `searchable(brand)` and `filterOnly(brand)` are supported. Filter-only facets are not counted. */
  attributesForFaceting: readonly string[];
  /**
   * At most eight attributes in order of weight. Earlier words of a value weigh more, unless written `unordered(name)`.
   */
  searchableAttributes: readonly string[];
  numericAttributes: readonly string[];
  /**
   * Order of the criteria: those of `CRITERIA` by default. `asc(…)` and `desc(…)` of numeric attributes may precede them;
   * a criterion that is left out does not count.
   */
  ranking?: readonly string[];
  /** Order of equally relevant hits, such as `desc(createdAt)`. */
  customRanking: readonly string[];
  replicas: readonly ReplicaConfig[];
  /** Language of the texts, and of plurals and stop words by default. */
  locale: Language;
  ignorePlurals?: boolean | readonly Language[];
  removeStopWords?: boolean | readonly Language[];
  typoTolerance?: boolean | 'min' | 'strict';
  allowTyposOnNumericTokens?: boolean;
  removeWordsIfNoResults?: 'none' | 'lastWords' | 'firstWords' | 'allOptional';
  synonyms?: readonly Synonym[];
  rules?: readonly Rule[];
  /** All searchable attributes by default. */
  attributesToHighlight?: readonly string[];
  /** `description:20` gives excerpts of twenty words; ten without a number. None by default. */
  attributesToSnippet?: readonly string[];
  /** Marks where a snippet cuts its text; `…` by default. */
  snippetEllipsisText?: string;
  /** How clients lay out facets, such as `facetOrdering`: part of each response as it is written here. */
  renderingContent?: Readonly<Record<string, unknown>>;
  /** Attributes that no response contains. */
  unretrievableAttributes?: readonly string[];
  /** Hits with an equal value form a group, of which `distinct` are returned. */
  attributeForDistinct?: string;
  distinct?: boolean | number;
}

/** Algolia's ranking criteria in their default order. `geo` is accepted and ignored; `custom` comes last. */
export const CRITERIA = [
  'typo',
  'geo',
  'words',
  'filters',
  'proximity',
  'attribute',
  'exact',
  'custom',
] as const;

/** The criteria that depend on the query. */
export const QUERY_CRITERIA = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const;
export type QueryCriterion = (typeof QUERY_CRITERIA)[number];

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

const sorts = /^(?:asc|desc)\(/;

/** Splits the ranking of an index into the attributes that precede the query's criteria, and those criteria. */
export function readCriteria(config: IndexConfig): {
  before: RankingCriterion[];
  criteria: QueryCriterion[];
} {
  const written = config.ranking ?? CRITERIA;
  const first = written.findIndex((criterion) => !sorts.test(criterion));
  const named = first === -1 ? [] : written.slice(first);
  const unknown = named.find((criterion) => !(CRITERIA as readonly string[]).includes(criterion));
  if (unknown !== undefined)
    throw new TypeError(`Index ${config.name}: ranking "${unknown}" is no criterion, or not before them.`);
  return {
    before: readRanking(config, written.slice(0, first === -1 ? written.length : first)),
    criteria: named.filter((criterion): criterion is QueryCriterion =>
      (QUERY_CRITERIA as readonly string[]).includes(criterion),
    ),
  };
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
