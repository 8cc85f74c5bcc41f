import type { Types } from '@opensearch-project/opensearch';
import { type IndexConfig, type RankingCriterion, readCriteria, readRanking } from '@patine/search/requests';
import { fieldOf, OBJECT_ID } from './fields.ts';

type Sort = Types.Common.SortCombinations[];

const byNumbers = (ranking: readonly RankingCriterion[]): Sort =>
  ranking.map(({ attribute, direction }) => ({
    [fieldOf('numbers', attribute)]: { order: direction === 1 ? 'asc' : 'desc', missing: '_last' },
  }));

/** The order of an index or of a replica, which is a sort of the same index; relevance counts where it is ranked. */
export function sortOrder(config: IndexConfig, name: string, ranked: boolean): Sort {
  const replica = config.replicas.find((candidate) => candidate.name === name);
  const before = replica ? readRanking(config, replica.ranking) : readCriteria(config).before;
  return [
    ...byNumbers(before),
    ...(ranked && !replica ? [{ _score: { order: 'desc' as const } }] : []),
    ...byNumbers(readRanking(config, config.customRanking)),
    // Equal records have the same order on every page.
    { [OBJECT_ID]: { order: 'asc' as const } },
  ];
}
