import type { NarrowerPhrases, Segment, PriceSegment, ValueSegment } from './segments.ts';
import type { Token } from './tokens.ts';
import type { UnderstoodFilter, UnderstoodPrice, UnderstoodValues } from './types.ts';

type Written = { text: string; tokens: readonly Token[] };

const sliceOf = ({ text, tokens }: Written, from: number, length: number): string =>
  text.slice(tokens[from]?.start ?? 0, tokens[from + length - 1]?.end ?? 0);

/** Segments of one filter; `end` is the position after its last word. */
type Group<Kind> = { segments: Kind[]; words: string; end: number };

type FilterContext = {
  /** Price of the cheapest third, where a segment asks for it. */
  cheapest: number | null;
  narrower: NarrowerPhrases;
};

/** Makes one filter of the segments of each attribute, in the order of the text. */
export function filtersOf(
  written: Written,
  segments: readonly Segment[],
  { cheapest, narrower }: FilterContext,
): UnderstoodFilter[] {
  const groups = new Map<string, Group<ValueSegment | PriceSegment>>();
  for (const [index, segment] of segments.entries()) {
    if (segment.kind !== 'value' && segment.kind !== 'price') continue;
    const key = segment.kind === 'price' ? 'price' : `${segment.meaning.attribute}:${segment.exclude}`;
    const group = groups.get(key);
    if (!group) {
      const words = sliceOf(written, segment.at, segment.length);
      groups.set(key, { segments: [segment], words, end: segment.at + segment.length });
      continue;
    }
    const last = group.segments.at(-1);
    group.words =
      last && areTogether(segments, last, index)
        ? // A comma keeps words that did not stand together from making a name.
          group.words +
          written.text.slice(
            written.tokens[group.end - 1]?.end,
            written.tokens[segment.at + segment.length - 1]?.end,
          )
        : `${group.words}, ${sliceOf(written, segment.at, segment.length)}`;
    group.end = segment.at + segment.length;
    group.segments.push(segment);
  }
  return [...groups.values()].map((group) => filterOf(group, { cheapest, narrower }));
}

/** True when only a word such as "or" stands between two segments. */
function areTogether(
  segments: readonly Segment[],
  last: ValueSegment | PriceSegment,
  index: number,
): boolean {
  const before = segments[index - 1];
  if (before === last) return true;
  const isJoint =
    before?.kind === 'role' && (before.role === 'or' || before.role === 'and' || before.role === 'nor');
  return isJoint && segments[index - 2] === last;
}

function filterOf(
  { segments, words }: Group<ValueSegment | PriceSegment>,
  { cheapest, narrower }: FilterContext,
): UnderstoodFilter {
  const prices = segments.filter((segment) => segment.kind === 'price');
  if (prices.length > 0) return priceOf(prices, words, cheapest);
  const values = segments.filter((segment) => segment.kind === 'value');
  const [first] = values;
  const isWider = values.every(
    (value) => value.meaning.isWider && !value.exclude && narrower.get(value)?.isWider,
  );
  const searched = new Set(
    values.flatMap((value) => {
      const phrase = narrower.get(value);
      return !phrase || phrase.isTyped || phrase.words === '' ? [] : phrase.words;
    }),
  );
  return {
    attribute: first?.meaning.attribute ?? 'categories',
    values: [...new Set(values.flatMap(({ meaning }) => meaning.values))],
    exclude: first?.exclude ?? false,
    ...(isWider ? { wider: true as const } : {}),
    ...(searched.size > 0 ? { searched: [...searched].join(' ') } : {}),
    words,
  } satisfies UnderstoodValues;
}

/** A typed bound counts before "pas cher". */
function priceOf(segments: readonly PriceSegment[], words: string, cheapest: number | null): UnderstoodPrice {
  const min = segments.find((segment) => segment.min !== null)?.min ?? null;
  const max = segments.find((segment) => segment.max !== null)?.max ?? null;
  const isCheapest = max === null && segments.some((segment) => segment.isCheapest);
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
