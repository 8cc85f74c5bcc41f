import type { TextSettings } from '../settings.ts';
import {
  type AdvancedFeature,
  advancedFeatures,
  type Phrase,
  readAdvanced,
} from '../text/advanced-syntax.ts';
import { longestQuery, type QueryWord, queryWords } from '../text/query-words.ts';
import { readFlag, readList } from './read-values.ts';
import type { SearchParams } from './search-params.ts';

export interface QueryText {
  words: readonly QueryWord[];
  /** Phrases and excluded words of the advanced syntax. */
  phrases: readonly Phrase[];
}

const noPhrases: readonly Phrase[] = [];

/** Returns the words of a text, and its phrases when the query uses the advanced syntax. */
export function readWords(text: string, settings: TextSettings, params: SearchParams): QueryText {
  if (!readFlag(params.advancedSyntax)) return { words: queryWords(text, settings), phrases: noPhrases };
  const { isClosed, phrases, text: plain } = readAdvanced(text.slice(0, longestQuery), featuresOf(params));
  const queryType = isClosed && settings.queryType === 'prefixLast' ? 'prefixNone' : settings.queryType;
  return { words: queryWords(plain, { ...settings, queryType }), phrases };
}

function featuresOf({ advancedSyntaxFeatures }: SearchParams): ReadonlySet<AdvancedFeature> {
  if (advancedSyntaxFeatures === undefined || advancedSyntaxFeatures === null)
    return new Set(advancedFeatures);
  const listed = readList('advancedSyntaxFeatures', advancedSyntaxFeatures);
  return new Set(advancedFeatures.filter((feature) => listed.includes(feature)));
}
