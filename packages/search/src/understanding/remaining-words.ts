import { joinWords } from './assemble.ts';
import type { Segment, ValueSegment } from './segments.ts';
import { type Token, wordsOf } from './tokens.ts';

type Written = { text: string; tokens: readonly Token[] };

/** Returns the words to search: those of narrower phrases first, then those that nothing was understood of. */
export function remainingWords(
  written: Written,
  segments: readonly Segment[],
  narrower: (segment: ValueSegment, typed: string) => string,
  elisions: ReadonlySet<string>,
): string {
  const understood = segments.some(({ kind }) => kind === 'value' || kind === 'price');
  const typed = (segment: Segment) => joinWords(written, positionsOf(segment));
  const kept = inOrderOfFilters(segments)
    .filter(({ meaning, exclude }) => !exclude && !meaning.isExact)
    .map((segment) => narrower(segment, typed(segment)));
  const already = new Set(kept.flatMap((words) => wordsOf(words, elisions)));
  const free = segments.flatMap((segment) => {
    const isSearched = segment.kind === 'word' || (segment.kind === 'role' && !understood);
    return isSearched ? positionsOf(segment) : [];
  });
  const others = free.filter((at) => !already.has(written.tokens[at]?.word ?? ''));
  return [...new Set(kept), joinWords(written, others)].filter((words) => words !== '').join(' ');
}

/** Sorts the segments by the first of their attribute, as their filters are. */
function inOrderOfFilters(segments: readonly Segment[]): ValueSegment[] {
  const values = segments.filter((segment) => segment.kind === 'value');
  const attributes = [...new Set(values.map(({ meaning }) => meaning.attribute))];
  return attributes.flatMap((attribute) => values.filter(({ meaning }) => meaning.attribute === attribute));
}

const positionsOf = ({ at, length }: Segment) => Array.from({ length }, (_, index) => at + index);
