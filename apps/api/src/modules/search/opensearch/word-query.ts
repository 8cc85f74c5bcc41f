import { formsOf, type QueryWord, type TextSettings, type WordForms } from '@patine/search/requests';
import { fieldOf } from './fields.ts';
import { anyOf, type QueryContainer } from './filter-query.ts';

/** OpenSearch compares so many indexed words at most with a misspelt one: the most similar. */
const MOST_SIMILAR = 256;

/** A word of a query as conditions on an attribute. */
export type WordQuery = QueryWord & {
  /** The word itself, its other number and synonyms. */
  whole: (attribute: string) => QueryContainer;
  /** Also what begins with it, narrower words, and words with up to so many typos. */
  any: (attribute: string, mostTypos: number) => QueryContainer;
};

export function wordQueries(words: readonly QueryWord[], settings: TextSettings): WordQuery[] {
  const forms = formsOf(words, settings);
  return words.map((word, index) => wordQuery(word, forms[index]!));
}

function wordQuery(word: QueryWord, forms: WordForms): WordQuery {
  const whole = [...forms.whole];
  const known = [...new Set([...whole, ...forms.narrower, ...forms.phrases, ...forms.joined])];
  return {
    ...word,
    whole: (attribute) => ({ terms: { [fieldOf('words', attribute)]: whole } }),
    any: (attribute, mostTypos) => {
      const field = fieldOf('words', attribute);
      return anyOf([
        { terms: { [field]: known } },
        ...(word.prefix ? [{ prefix: { [field]: { value: word.word } } }] : []),
        ...similar(word, attribute, Math.min(forms.typos, mostTypos)),
      ]);
    },
  };
}

/** A wrong first letter counts as two typos. */
function similar({ word, prefix }: QueryWord, attribute: string, typos: number): QueryContainer[] {
  if (typos === 0) return [];
  const fuzzy = (field: string, fuzziness: number, prefixLength: number): QueryContainer => ({
    fuzzy: {
      [field]: {
        value: word,
        fuzziness,
        prefix_length: prefixLength,
        max_expansions: MOST_SIMILAR,
        transpositions: true,
      },
    },
  });
  const words = fieldOf('words', attribute);
  return [
    fuzzy(words, typos, 1),
    ...(prefix ? [fuzzy(fieldOf('beginnings', attribute), typos, 1)] : []),
    ...(typos > 1 ? [fuzzy(words, 1, 0)] : []),
  ];
}
