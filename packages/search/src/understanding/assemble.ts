import type { Piece, PricePiece, ValuePiece } from './pieces.ts';
import type { Token } from './tokens.ts';
import type { UnderstoodFilter, UnderstoodPrice, UnderstoodValues } from './types.ts';

type Written = { text: string; tokens: readonly Token[] };

const sliceOf = ({ text, tokens }: Written, from: number, length: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[from + length - 1]?.end ?? 0);

/** Pieces of one filter; `end` is the position after its last word. */
type Group<Kind> = { pieces: Kind[]; words: string; end: number };

/** Makes one filter of the pieces of each attribute, in the order of the text. */
export function filtersOf(
  written: Written,
  pieces: readonly Piece[],
  cheapest: number | null,
): UnderstoodFilter[] {
  const groups = new Map<string, Group<ValuePiece | PricePiece>>();
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'value' && piece.kind !== 'price') continue;
    const key = piece.kind === 'price' ? 'price' : `${piece.meaning.attribute}:${piece.exclude}`;
    const group = groups.get(key);
    if (!group) {
      const words = sliceOf(written, piece.at, piece.length);
      groups.set(key, { pieces: [piece], words, end: piece.at + piece.length });
      continue;
    }
    const last = group.pieces.at(-1);
    group.words =
      last && areTogether(pieces, last, index)
        ? // A comma keeps words that did not stand together from making a name.
          group.words +
          written.text.slice(
            written.tokens[group.end - 1]?.end,
            written.tokens[piece.at + piece.length - 1]?.end,
          )
        : `${group.words}, ${sliceOf(written, piece.at, piece.length)}`;
    group.end = piece.at + piece.length;
    group.pieces.push(piece);
  }
  return [...groups.values()].map((group) => filterOf(group, cheapest));
}

/** True when only a word such as "or" stands between two pieces. */
function areTogether(pieces: readonly Piece[], last: ValuePiece | PricePiece, index: number): boolean {
  const before = pieces[index - 1];
  if (before === last) return true;
  const isJoint =
    before?.kind === 'role' && (before.role === 'or' || before.role === 'and' || before.role === 'nor');
  return isJoint && pieces[index - 2] === last;
}

function filterOf(
  { pieces, words }: Group<ValuePiece | PricePiece>,
  cheapest: number | null,
): UnderstoodFilter {
  const prices = pieces.filter((piece) => piece.kind === 'price');
  if (prices.length > 0) return priceOf(prices, words, cheapest);
  const values = pieces.filter((piece) => piece.kind === 'value');
  const [first] = values;
  return {
    attribute: first?.meaning.attribute ?? 'categories',
    values: [...new Set(values.flatMap(({ meaning }) => meaning.values))],
    exclude: first?.exclude ?? false,
    words,
  } satisfies UnderstoodValues;
}

/** A typed bound counts before "pas cher". */
function priceOf(pieces: readonly PricePiece[], words: string, cheapest: number | null): UnderstoodPrice {
  const min = pieces.find((piece) => piece.min !== null)?.min ?? null;
  const max = pieces.find((piece) => piece.max !== null)?.max ?? null;
  const isCheapest = max === null && pieces.some((piece) => piece.isCheapest);
  return {
    attribute: 'price',
    min,
    max: isCheapest ? cheapest : max,
    ...(isCheapest ? { cheapest: true as const } : {}),
    words,
  };
}

/** Joins the words at some positions as they were typed; a quotation mark or space between them becomes a space. */
export function joinWords({ text, tokens }: Written, positions: readonly number[]): string {
  let joined = '';
  for (const [index, at] of positions.entries()) {
    const token = tokens[at];
    if (!token) continue;
    const before = tokens[at - 1];
    const isNext = index > 0 && positions[index - 1] === at - 1;
    const between = isNext && before ? text.slice(before.end, token.start) : '';
    const isGlued = between !== '' && !/[\s"“”«»]/.test(between);
    joined +=
      (joined === '' ? '' : isGlued ? between : isNext && between === '' ? '' : ' ') +
      text.slice(token.start, token.end);
  }
  return joined;
}
