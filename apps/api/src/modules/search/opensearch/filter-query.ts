import type { Types } from '@opensearch-project/opensearch';
import type { Filter, IndexConfig } from '@patine/search/requests';
import { facetsOf, fieldOf, OBJECT_ID } from './fields.ts';

export type QueryContainer = Types.Common_QueryDsl.QueryContainer;

export const MATCH_ALL: QueryContainer = { match_all: {} };
const MATCH_NONE: QueryContainer = { match_none: {} };

export const allOf = (filter: readonly QueryContainer[]): QueryContainer => {
  const [first, ...others] = filter;
  if (first === undefined) return MATCH_ALL;
  return others.length === 0 ? first : { bool: { filter: [...filter] } };
};

export const anyOf = (should: readonly QueryContainer[]): QueryContainer => {
  const [first, ...others] = should;
  if (first === undefined) return MATCH_NONE;
  return others.length === 0 ? first : { bool: { should: [...should], minimum_should_match: 1 } };
};

const RANGES = { '<': 'lt', '<=': 'lte', '>=': 'gte', '>': 'gt' } as const;

/** Translates a filter. An attribute that the index does not have matches nothing, as in the shop's own engine. */
export function filterQuery(config: IndexConfig, filter: Filter): QueryContainer {
  switch (filter.kind) {
    case 'and':
      return allOf(filter.of.map((part) => filterQuery(config, part)));
    case 'or':
      return anyOf(filter.of.map((part) => filterQuery(config, part)));
    case 'not':
      return { bool: { must_not: [filterQuery(config, filter.of)] } };
    case 'facet': {
      const { attribute, values } = filter;
      if (attribute === OBJECT_ID) return { terms: { [OBJECT_ID]: [...values] } };
      if (!facetsOf(config).includes(attribute)) return MATCH_NONE;
      return { terms: { [fieldOf('facets', attribute)]: [...values] } };
    }
    case 'between': {
      const { attribute, low, high } = filter;
      return numberQuery(config, attribute, (field) => ({ range: { [field]: { gte: low, lte: high } } }));
    }
    case 'number': {
      const { attribute, comparison, bound } = filter;
      return numberQuery(config, attribute, (field) => {
        if (comparison === '=') return { term: { [field]: { value: bound } } };
        if (comparison === '!=')
          return {
            bool: { filter: [{ exists: { field } }], must_not: [{ term: { [field]: { value: bound } } }] },
          };
        return { range: { [field]: { [RANGES[comparison]]: bound } } };
      });
    }
  }
}

const numberQuery = (
  config: IndexConfig,
  attribute: string,
  query: (field: string) => QueryContainer,
): QueryContainer =>
  config.numericAttributes.includes(attribute) ? query(fieldOf('numbers', attribute)) : MATCH_NONE;
