import type { Piece, ValuePiece } from './pieces.ts';

/** Marks what follows "sans" or "not" as excluded: "sans cuir ni laine". A negation of something else is a word. */
export function applyNegations(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  /** Position of the negation in the result while its value is awaited. */
  let open: number | null = null;
  let negated: ValuePiece | null = null;
  for (const piece of pieces) {
    if (piece.kind === 'role' && (piece.role === 'not' || piece.role === 'nor')) {
      open = result.length;
      result.push({ kind: 'word', at: piece.at, length: piece.length, isFree: false });
    } else if (piece.kind === 'value' && open !== null && piece.meaning.isExact) {
      const at = result[open]?.at ?? piece.at;
      negated = { ...piece, exclude: true, at, length: piece.at + piece.length - at };
      // The negation and the words after it belong to the exclusion.
      result.length = open;
      result.push(negated);
      open = null;
    } else if (piece.kind === 'value' && negated && continues(result, negated, piece)) {
      negated = { ...piece, exclude: true };
      result.push(negated);
    } else if (piece.kind === 'value' && open !== null) {
      // Excluding a wider value would hide other items: "sans talon" leaves shoes.
      result.push({ kind: 'word', at: piece.at, length: piece.length, isFree: false });
      open = null;
    } else {
      const isPassed = piece.kind === 'role' && (piece.role === 'stop' || piece.role === 'filler');
      if (!isPassed) open = null;
      result.push(piece);
    }
  }
  return result;
}

/** "not black or white": a value of the same attribute after "or" or "and". */
function continues(before: readonly Piece[], negated: ValuePiece, piece: ValuePiece): boolean {
  const joint = before.at(-1);
  const isJoined = joint?.kind === 'role' && (joint.role === 'or' || joint.role === 'and');
  return (
    isJoined &&
    before.at(-2) === negated &&
    piece.meaning.isExact &&
    piece.meaning.attribute === negated.meaning.attribute
  );
}
