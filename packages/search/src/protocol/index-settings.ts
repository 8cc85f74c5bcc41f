import { CRITERIA, type IndexConfig } from '../config.ts';
import { readList, readText } from '../query/read-values.ts';
import { SearchError } from '../search-error.ts';
import type { JsonObject } from './read-body.ts';

/** Settings with the same name in the configuration and in Algolia's settings. */
const shared = [
  'searchableAttributes',
  'attributesForFaceting',
  'ranking',
  'customRanking',
  'ignorePlurals',
  'removeStopWords',
  'typoTolerance',
  'allowTyposOnNumericTokens',
  'removeWordsIfNoResults',
  'attributesToHighlight',
  'attributesToSnippet',
  'snippetEllipsisText',
  'renderingContent',
  'unretrievableAttributes',
  'attributeForDistinct',
  'distinct',
] as const satisfies readonly (keyof IndexConfig)[];

export const emptyConfig = (name: string): IndexConfig => ({
  name,
  searchableAttributes: [],
  attributesForFaceting: [],
  numericAttributes: [],
  customRanking: [],
  replicas: [],
  locale: 'en',
});

/** Converts the configuration of an index or a replica to Algolia's settings. */
export function algoliaSettings(config: IndexConfig, name = config.name): Record<string, unknown> {
  const replica = config.replicas.find((candidate) => candidate.name === name);
  return {
    ...Object.fromEntries(shared.flatMap((key) => (config[key] === undefined ? [] : [[key, config[key]]]))),
    // Algolia returns statistics for facets only.
    attributesForFaceting: [...new Set([...config.attributesForFaceting, ...config.numericAttributes])],
    numericAttributesForFiltering: [...config.numericAttributes],
    queryLanguages: [config.locale],
    indexLanguages: [config.locale],
    ranking: replica ? [...replica.ranking, ...CRITERIA] : [...(config.ranking ?? CRITERIA)],
    ...(replica ? { primary: config.name } : { replicas: config.replicas.map((each) => each.name) }),
  };
}

/** Returns the configuration with changed settings of the index or of a replica. */
export function withSettings(config: IndexConfig, name: string, settings: JsonObject): IndexConfig {
  if (name !== config.name) return withReplicaRanking(config, name, settings);
  const names = settings['replicas'] === undefined ? undefined : readList('replicas', settings['replicas']);
  const numbers = settings['numericAttributesForFiltering'];
  const [locale] = readList('queryLanguages', settings['queryLanguages']);
  const next: IndexConfig = {
    ...config,
    ...Object.fromEntries(
      shared.flatMap((key) => (settings[key] === undefined ? [] : [[key, settings[key]]])),
    ),
    ...(locale === 'fr' || locale === 'en' ? { locale } : {}),
    ...(names && {
      replicas: names.map(
        (replica) =>
          config.replicas.find((known) => known.name === replica) ?? { name: replica, ranking: [] },
      ),
    }),
  };
  const ranked = [
    ...readList('customRanking', next.customRanking),
    ...readList('ranking', next.ranking).filter((criterion) => sorts.test(criterion)),
  ].map(attributeIn);
  const listed =
    numbers === undefined ? config.numericAttributes : readList('numericAttributesForFiltering', numbers);
  return { ...next, numericAttributes: [...new Set([...listed.map(plainName), ...ranked])] };
}

function withReplicaRanking(config: IndexConfig, name: string, settings: JsonObject): IndexConfig {
  const ranking = readList('ranking', settings['ranking']).filter((criterion) => sorts.test(criterion));
  return {
    ...config,
    numericAttributes: [...new Set([...config.numericAttributes, ...ranking.map(attributeIn)])],
    replicas: config.replicas.map((replica) => (replica.name === name ? { name, ranking } : replica)),
  };
}

function attributeIn(criterion: string): string {
  const [, attribute] = /^(?:asc|desc)\((.+)\)$/.exec(readText('customRanking', criterion)) ?? [];
  if (attribute === undefined)
    throw new SearchError(400, `customRanking: "${criterion}" is not asc(…) or desc(…)`);
  return attribute;
}

const sorts = /^(asc|desc)\(/;
const plainName = (written: string): string => /^equalOnly\((.+)\)$/.exec(written)?.[1] ?? written;
