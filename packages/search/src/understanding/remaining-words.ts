import { fold } from '../text/fold.ts';
import { joinWords } from './assemble.ts';
import type { Piece, ValuePiece } from './pieces.ts';
import type { Token } from './tokens.ts';

type Written = { text: string; tokens: readonly Token[] };

/** Returns the words to search: those of narrower phrases first, then those that nothing was understood of. */
export function remainingWords(
  written: Written,
  pieces: readonly Piece[],
  narrower: (piece: ValuePiece, typed: string) => string,
): string {
  const understood = pieces.some(({ kind }) => kind === 'value' || kind === 'price');
  const typed = (piece: Piece) => joinWords(written, positionsOf(piece));
  const kept = pieces.flatMap((piece) =>
    piece.kind === 'value' && !piece.exclude && !piece.meaning.isExact ? narrower(piece, typed(piece)) : [],
  );
  const already = new Set(kept.flatMap((words) => fold(words).split(' ')));
  const free = pieces.flatMap((piece) => {
    const isSearched = piece.kind === 'word' || (piece.kind === 'role' && !understood);
    return isSearched ? positionsOf(piece) : [];
  });
  const others = free.filter((at) => !already.has(written.tokens[at]?.word ?? ''));
  return [...new Set(kept), joinWords(written, others)].filter((words) => words !== '').join(' ');
}

const positionsOf = ({ at, length }: Piece) => Array.from({ length }, (_, index) => at + index);
