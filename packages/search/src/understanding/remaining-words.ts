import { joinWords } from './assemble.ts';
import type { NarrowerPhrase, NarrowerPhrases, Segment, ValueSegment } from './segments.ts';
import { type Token, wordsOf } from './tokens.ts';
import type { Understanding } from './types.ts';

type Written = { text: string; tokens: readonly Token[] };

/** Finds what is searched of each narrower phrase, in the order of the filters. */
export const narrowerPhrases = (
  written: Written,
  segments: readonly Segment[],
  searched: (segment: ValueSegment, typed: string) => NarrowerPhrase,
): NarrowerPhrases =>
  new Map(
    inOrderOfFilters(segments)
      .filter(({ meaning, exclude }) => !exclude && !meaning.isExact)
      .map((segment) => [segment, searched(segment, joinWords(written, positionsOf(segment)))]),
  );

/** Returns the words to search: those of narrower phrases first, then those that nothing was understood of. */
export function remainingWords(
  written: Written,
  segments: readonly Segment[],
  narrower: NarrowerPhrases,
  { elisions, hasInNames }: { elisions: ReadonlySet<string>; hasInNames: (phrase: string) => boolean },
): Pick<Understanding, 'words' | 'narrowerWords' | 'optionalWords' | 'occasionWords' | 'absentWords'> {
  const understood = segments.some(({ kind }) => kind === 'value' || kind === 'price');
  const narrowerWords = [...new Set([...narrower.values()].map((phrase) => phrase.words))].filter(
    (words) => words !== '',
  );
  const already = new Set(narrowerWords.flatMap((words) => wordsOf(words, elisions)));
  const positions = (isSearched: (segment: Segment) => boolean) =>
    segments
      .filter(isSearched)
      .flatMap(positionsOf)
      .filter((at) => !already.has(written.tokens[at]?.word ?? ''));
  const isOccasion = (segment: Segment) => segment.kind === 'role' && segment.role === 'occasion';
  const others = positions(
    (segment) => segment.kind === 'word' || isOccasion(segment) || (segment.kind === 'role' && !understood),
  );
  // A number may be a size: a list without it would ignore what fits.
  const unknown = understood
    ? positions((segment) => segment.kind === 'word' && segment.isFree).filter(
        (at) => !/\p{N}/u.test(written.tokens[at]?.word ?? ''),
      )
    : [];
  const absentWords = joinWords(
    written,
    positions((segment) => segment.kind === 'word' && segment.isAbsent === true),
  );
  return {
    ...(absentWords === '' ? {} : { absentWords }),
    words: [...narrowerWords, joinWords(written, others)].filter((words) => words !== '').join(' '),
    narrowerWords: narrowerWords.join(' '),
    optionalWords: joinWords(written, unknown),
    occasionWords: understood
      ? joinWords(
          written,
          positions(
            (segment) => isOccasion(segment) && !hasInNames(joinWords(written, positionsOf(segment))),
          ),
        )
      : '',
  };
}

/** Sorts the segments by the first of their attribute, as their filters are. */
function inOrderOfFilters(segments: readonly Segment[]): ValueSegment[] {
  const values = segments.filter((segment) => segment.kind === 'value');
  const attributes = [...new Set(values.map(({ meaning }) => meaning.attribute))];
  return attributes.flatMap((attribute) => values.filter(({ meaning }) => meaning.attribute === attribute));
}

const positionsOf = ({ at, length }: Segment) => Array.from({ length }, (_, index) => at + index);
