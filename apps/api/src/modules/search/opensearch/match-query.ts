import {
  allAttributes,
  conditionsOf,
  type IndexConfig,
  type Phrase,
  type Query,
} from '@patine/search/requests';
import type { Attempt } from './attempts.ts';
import { fieldOf, searchableOf } from './fields.ts';
import { anyOf, filterQuery, type QueryContainer } from './filter-query.ts';
import { type WordQuery, wordQueries } from './word-query.ts';

/** The attributes that a query searches, in order of weight. */
export const searchedAttributes = (config: IndexConfig, { settings }: Query): string[] =>
  searchableOf(config).filter(
    (_, index) => settings.searched === allAttributes || (settings.searched & (1 << index)) !== 0,
  );

/** The conditions of an attempt's words and of the phrases; a record must meet each. */
export function textConditions(config: IndexConfig, query: Query, attempt: Attempt): QueryContainer[] {
  const attributes = searchedAttributes(config, query);
  const words = wordQueries(attempt.words, query.settings);
  const anywhere = (word: WordQuery) =>
    anyOf(attributes.map((attribute) => word.any(attribute, attempt.mostTypos)));
  const required = words.filter(({ optional }) => !optional);
  return [
    ...query.phrases.map((phrase) => phraseQuery(phrase, attributes)),
    ...(words.length > 0 && required.length === 0 ? [anyOf(words.map(anywhere))] : required.map(anywhere)),
    ...(attempt.fewestTypos === undefined
      ? []
      : [
          {
            bool: {
              should: typoConditions(config, query, attempt),
              minimum_should_match: attempt.fewestTypos,
            },
          },
        ]),
  ];
}

/** For each word, that it has no typo, and at most one: the more a record meets, the fewer typos it has. */
export function typoConditions(config: IndexConfig, query: Query, attempt: Attempt): QueryContainer[] {
  const attributes = searchedAttributes(config, query);
  return wordQueries(attempt.words, query.settings).flatMap((word) =>
    ([0, 1] as const)
      .filter((typos) => typos < attempt.mostTypos)
      .map((typos) => ({
        constant_score: {
          filter: anyOf(attributes.map((attribute) => word.any(attribute, typos))),
          boost: 1,
        },
      })),
  );
}

/** The conditions of a query's filters; a record must meet each. */
export const filterConditions = (config: IndexConfig, { filter }: Query): QueryContainer[] =>
  (filter ? conditionsOf(filter) : []).map((condition) => filterQuery(config, condition));

function phraseQuery({ words, excluded }: Phrase, attributes: readonly string[]): QueryContainer {
  const found = anyOf(
    attributes.map((attribute) =>
      words.length === 1
        ? { terms: { [fieldOf('words', attribute)]: [...words] } }
        : { match_phrase: { [fieldOf('phrases', attribute)]: { query: words.join(' ') } } },
    ),
  );
  return excluded ? { bool: { must_not: [found] } } : found;
}
