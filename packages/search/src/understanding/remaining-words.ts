import { joinWords } from './assemble.ts';
import type { Piece, ValuePiece } from './pieces.ts';
import { type Token, wordsOf } from './tokens.ts';

type Written = { text: string; tokens: readonly Token[] };

/** Returns the words to search: those of narrower phrases first, then those that nothing was understood of. */
export function remainingWords(
  written: Written,
  pieces: readonly Piece[],
  narrower: (piece: ValuePiece, typed: string) => string,
  elisions: ReadonlySet<string>,
): string {
  const understood = pieces.some(({ kind }) => kind === 'value' || kind === 'price');
  const typed = (piece: Piece) => joinWords(written, positionsOf(piece));
  const kept = inOrderOfFilters(pieces)
    .filter(({ meaning, exclude }) => !exclude && !meaning.isExact)
    .map((piece) => narrower(piece, typed(piece)));
  const already = new Set(kept.flatMap((words) => wordsOf(words, elisions)));
  const free = pieces.flatMap((piece) => {
    const isSearched = piece.kind === 'word' || (piece.kind === 'role' && !understood);
    return isSearched ? positionsOf(piece) : [];
  });
  const others = free.filter((at) => !already.has(written.tokens[at]?.word ?? ''));
  return [...new Set(kept), joinWords(written, others)].filter((words) => words !== '').join(' ');
}

/** Sorts the pieces by the first of their attribute, as their filters are. */
function inOrderOfFilters(pieces: readonly Piece[]): ValuePiece[] {
  const values = pieces.filter((piece) => piece.kind === 'value');
  const attributes = [...new Set(values.map(({ meaning }) => meaning.attribute))];
  return attributes.flatMap((attribute) => values.filter(({ meaning }) => meaning.attribute === attribute));
}

const positionsOf = ({ at, length }: Piece) => Array.from({ length }, (_, index) => at + index);
