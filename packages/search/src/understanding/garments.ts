import type { Meaning, Piece, ValuePiece } from './pieces.ts';

const isGarment = (piece: Piece): piece is ValuePiece =>
  piece.kind === 'value' && piece.meaning.attribute === 'categories' && !piece.exclude;

/**
 * Leaves one kind of garment: "robe chemise" is a dress, "veste en jean" a jacket of denim, "veste ou manteau" either.
 * Other kinds become words to search.
 */
export function chooseGarment(
  pieces: readonly Piece[],
  materialOf: (slug: string) => Meaning | null,
): Piece[] {
  const groups = groupsOf(pieces);
  const named = groups.filter((group) => group.some(({ meaning }) => meaning.material === null));
  // Words such as "jean" are garments when they stand alone.
  const candidates = named.length > 0 ? named : groups;
  const [first] = candidates;
  const head = (first?.[0]?.meaning.language?.head === 'last' ? candidates.at(-1) : first) ?? [];
  const same = new Set(head.flatMap(({ meaning }) => meaning.values));
  return pieces.map((piece): Piece => {
    if (!isGarment(piece) || head.includes(piece)) return piece;
    const isSame = piece.meaning.isExact && piece.meaning.values.every((value) => same.has(value));
    // "jean" beside "jeans" is no jeans of denim.
    const isAgain = piece.meaning.material !== null && named.length === 0;
    if (isSame || isAgain) return { kind: 'role', role: 'filler', at: piece.at, length: piece.length };
    const material = piece.meaning.material === null ? null : materialOf(piece.meaning.material);
    if (material) return { ...piece, meaning: { ...material, language: piece.meaning.language } };
    return { kind: 'word', at: piece.at, length: piece.length, isFree: false };
  });
}

/** Garments joined by "or" or "and" make one group; those after "with" are parts of another. */
function groupsOf(pieces: readonly Piece[]): ValuePiece[][] {
  const groups: ValuePiece[][] = [];
  let isPart = false;
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'role' && piece.role === 'with') isPart = groups.length > 0;
    if (!isGarment(piece) || isPart) continue;
    const joint = pieces[index - 1];
    const isJoined = joint?.kind === 'role' && (joint.role === 'or' || joint.role === 'and');
    const last = groups.at(-1);
    if (last && isJoined && last.at(-1) === pieces[index - 2]) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}
