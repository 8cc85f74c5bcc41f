import { type QueriedIndex, SearchError, stopWords, Synonyms } from '@patine/search/requests';
import { type CurrentConfigs, fromConfigs } from './current-configs.ts';

/** The shop's indexes by their names and those of their replicas, which are orders of the same records. */
export function queriedIndexes(current: Pick<CurrentConfigs, 'all'>): (name: string) => QueriedIndex {
  const indexes = fromConfigs(
    current,
    (configs) =>
      new Map(
        configs.flatMap((config) => {
          const synonyms = new Synonyms(config.synonyms ?? [], stopWords[config.locale]);
          const names = [config.name, ...config.replicas.map((replica) => replica.name)];
          return names.map((name): [string, QueriedIndex] => [name, { config, synonyms }]);
        }),
      ),
  );
  return (name) => {
    const index = indexes().get(name);
    if (!index) throw new SearchError(404, `Index ${name} does not exist`);
    return index;
  };
}
