import { type IndexConfig, readSearchable } from './config.ts';
import type { Language } from './language/plurals.ts';
import { stopWords } from './language/stop-words.ts';
import { Synonyms } from './language/synonyms.ts';
import type { SearchParams } from './query/search-params.ts';
import { readChoice, readInteger, readLanguages, readList } from './query/read-values.ts';
import { allAttributes, type AttributeMask } from './text/attribute-mask.ts';
import { tokenise } from './text/tokenise.ts';

/**
 * `min`: excludes hits with more typos than the best hits; `strict`: excludes hits with two typos when there are hits
 * with none.
 */
export type TypoTolerance = 'true' | 'false' | 'min' | 'strict';
/** How to continue with a query without results. */
export type WordRemoval = 'none' | 'lastWords' | 'firstWords' | 'allOptional';

/** How words of a query are matched: set by the index, and overridden by a query. */
export interface TextSettings {
  plurals: readonly Language[];
  stopWords: ReadonlySet<string>;
  optionalWords: ReadonlySet<string>;
  synonyms: Synonyms;
  tolerance: TypoTolerance;
  typosInNumbers: boolean;
  oneTypoFrom: number;
  twoTyposFrom: number;
  queryType: 'prefixLast' | 'prefixAll' | 'prefixNone';
  removal: WordRemoval;
  searched: AttributeMask;
}

const lengths = { min: 1, max: 60 };
const tolerances = ['true', 'false', 'min', 'strict'] as const;
const removals = ['none', 'lastWords', 'firstWords', 'allOptional'] as const;
const queryTypes = ['prefixLast', 'prefixAll', 'prefixNone'] as const;
const noWords: ReadonlySet<string> = new Set();

export function readTextSettings(
  config: IndexConfig,
  synonyms: Synonyms,
  params: SearchParams,
): TextSettings {
  const languages = [config.locale] as const;
  const stopped = readLanguages(
    'removeStopWords',
    params.removeStopWords ?? config.removeStopWords,
    languages,
  );
  const optional = readList('optionalWords', params.optionalWords);
  const withSynonyms = readChoice('synonyms', params.synonyms, 'true', ['true', 'false']) === 'true';
  return {
    plurals: readLanguages('ignorePlurals', params.ignorePlurals ?? config.ignorePlurals, languages),
    stopWords:
      stopped.length === 0 ? noWords : new Set(stopped.flatMap((language) => [...stopWords[language]])),
    optionalWords: new Set(optional.flatMap((text) => tokenise(text).map(({ word }) => word))),
    synonyms: withSynonyms ? synonyms : new Synonyms([]),
    tolerance: readChoice('typoTolerance', params.typoTolerance ?? config.typoTolerance, 'true', tolerances),
    typosInNumbers:
      readChoice(
        'allowTyposOnNumericTokens',
        params.allowTyposOnNumericTokens ?? config.allowTyposOnNumericTokens,
        'true',
        ['true', 'false'],
      ) === 'true',
    oneTypoFrom: readInteger('minWordSizefor1Typo', params.minWordSizefor1Typo, 4, lengths),
    twoTyposFrom: readInteger('minWordSizefor2Typos', params.minWordSizefor2Typos, 8, lengths),
    queryType: readChoice('queryType', params.queryType, 'prefixLast', queryTypes),
    removal: readChoice(
      'removeWordsIfNoResults',
      params.removeWordsIfNoResults ?? config.removeWordsIfNoResults,
      'none',
      removals,
    ),
    searched: searchedAttributes(config, params),
  };
}

/** Names of attributes that are not searchable are ignored, as in Algolia. */
function searchedAttributes(config: IndexConfig, params: SearchParams): AttributeMask {
  const names = readList('restrictSearchableAttributes', params.restrictSearchableAttributes);
  if (names.length === 0) return allAttributes;
  const known = readSearchable(config).map(({ attribute }) => attribute);
  return names.reduce((mask, name) => (known.includes(name) ? mask | (1 << known.indexOf(name)) : mask), 0);
}
