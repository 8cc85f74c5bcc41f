import { mostAttributes } from './text/postings.ts';

export interface ReplicaConfig {
  name: string;
  /** What its hits are ordered by before anything else, such as `asc(price)`. */
  ranking: readonly string[];
}

export interface IndexConfig {
  name: string;
  /** `searchable(brand)` and `filterOnly(brand)` are understood; a filter-only facet is not counted. */
  attributesForFaceting: readonly string[];
  /** In order of weight; eight at most. */
  searchableAttributes: readonly string[];
  numericAttributes: readonly string[];
  /** Orders what relevance leaves equal, such as `desc(createdAt)`. */
  customRanking: readonly string[];
  replicas: readonly ReplicaConfig[];
  /** The language of its texts. Words are told apart alike in both. */
  locale: 'fr' | 'en';
}

export interface RankingCriterion {
  attribute: string;
  direction: 1 | -1;
}

export interface FacetDeclaration {
  attribute: string;
  counted: boolean;
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

export function readSearchable(config: IndexConfig): string[] {
  if (config.searchableAttributes.length > mostAttributes) {
    throw new TypeError(`Index ${config.name}: more than ${mostAttributes} searchable attributes.`);
  }
  return config.searchableAttributes.map((written) => /^unordered\((.+)\)$/.exec(written)?.[1] ?? written);
}
