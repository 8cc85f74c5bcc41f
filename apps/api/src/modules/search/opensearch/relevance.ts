import {
  type Filter,
  type IndexConfig,
  type Query,
  readCriteria,
  writtenScore,
} from '@patine/search/requests';
import type { Attempt } from './attempts.ts';
import { filterQuery, type QueryContainer } from './filter-query.ts';
import { searchedAttributes, typoConditions } from './match-query.ts';
import { wordQueries } from './word-query.ts';

/** A condition whose score is part of one criterion of the ranking. */
type Scored = { query: QueryContainer; score: number };

const constant = ({ query, score }: Scored): QueryContainer => ({
  constant_score: { filter: query, boost: score },
});

/** Of several conditions the highest score counts. */
const best = (scored: readonly Scored[]): QueryContainer => ({ dis_max: { queries: scored.map(constant) } });

/**
 * Queries whose scores add up to the rank of a record: each criterion of the index counts more than all behind it
 * together. The criterion `proximity` has no score.
 */
export function relevanceQueries(config: IndexConfig, query: Query, attempt: Attempt): QueryContainer[] {
  const attributes = searchedAttributes(config, query);
  const words = wordQueries(attempt.words, query.settings);
  const groups = scoredGroups(query);
  const most = {
    typo: words.length * attempt.mostTypos,
    words: words.length,
    filters: groups.reduce((sum, group) => sum + Math.max(...group.map(({ score }) => score)), 0),
    attribute: words.length * attributes.length,
    exact: words.length,
  };
  const units = { typo: 0, words: 0, filters: 0, proximity: 0, attribute: 0, exact: 0 };
  let unit = 1;
  for (const criterion of readCriteria(config).criteria.toReversed()) {
    if (criterion === 'proximity') continue;
    units[criterion] = unit;
    unit *= most[criterion] + 1;
  }
  const wordScores = words.map((word) =>
    best(
      attributes.flatMap((attribute, index) => {
        const score = units.words + units.attribute * (attributes.length - index);
        return [
          { query: word.whole(attribute), score: score + units.exact },
          { query: word.any(attribute, attempt.mostTypos), score },
        ];
      }),
    ),
  );
  const filterScores = groups.map((group) =>
    best(
      group.map(({ filter, score }) => ({
        query: filterQuery(config, filter),
        score: score * units.filters,
      })),
    ),
  );
  const typoScores =
    units.typo === 0
      ? []
      : typoConditions(config, query, attempt).map((condition) => ({
          constant_score: { filter: condition, boost: units.typo },
        }));
  return [...(attributes.length > 0 ? wordScores : []), ...filterScores, ...typoScores];
}

/** Conditions of which a record gains the highest score among those it meets. */
function scoredGroups({ filter, optionalFilter }: Query): { filter: Filter; score: number }[][] {
  const partsOf = (kind: 'and' | 'or', whole: Filter | undefined): readonly Filter[] => {
    if (!whole) return [];
    return whole.kind === kind ? whole.of : [whole];
  };
  const groupsOf = (whole: Filter | undefined) =>
    partsOf('and', whole).map((part) =>
      partsOf('or', part).flatMap((condition) => {
        const score = writtenScore(condition);
        return score === undefined ? [] : [{ filter: condition, score }];
      }),
    );
  return [...groupsOf(filter), ...groupsOf(optionalFilter)].filter((group) => group.length > 0);
}

/** Whether a search of the index itself ranks its hits, beside the order of the index. */
export const isRanked = (query: Query, attempt: Attempt): boolean =>
  attempt.words.length > 0 || scoredGroups(query).length > 0;
