import type { Role } from './roles.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './types.ts';

/** Bounds in hundredths and the number of words that gave them. */
export type PricePhrase = { min: number | null; max: number | null; length: number };

const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?(\p{L}*)$/u;

type Range = PricePhrase & { hasCurrency: boolean; isJoined: boolean };

type Amount = { hundredths: number; hasCurrency: boolean; length: number };

/** Reads a price phrase at a position: "moins de 50 €", "between €20 and €40", "50 max", "30 €". */
export function pricePhrases(
  tokens: readonly Token[],
  role: (at: number, role: Role) => number,
  isCurrency: (word: string) => boolean,
): (at: number) => PricePhrase | null {
  /** Position after the last word that a phrase from a position may have: no phrase goes beyond a comma. */
  const endFrom = (at: number): number => {
    let end = at + 1;
    while (end < tokens.length && !tokens[end]?.isApart) end += 1;
    return end;
  };

  return (at) => {
    const end = endFrom(at);
    const within = (from: number, one: Role) => (from < end ? role(from, one) : 0);

    const amountAt = (from: number): Amount | null => {
      // "€50"
      const before = within(from, 'currency');
      const position = from + before;
      const token = position < end ? tokens[position] : undefined;
      const read = token && !token.isLiteral ? AMOUNT.exec(token.word) : null;
      if (!read) return null;
      const [, integer = '', decimals = '', unit = ''] = read;
      if (unit !== '' && !isCurrency(unit)) return null;
      const symbol = unit === '' && before === 0 ? within(position + 1, 'currency') : 0;
      return {
        hundredths: Number(integer) * 100 + Number(decimals.padEnd(2, '0')),
        hasCurrency: unit !== '' || before > 0 || symbol > 0,
        length: before + 1 + symbol,
      };
    };

    /** Two amounts with a word between them, or with a hyphen, which is no word. */
    const rangeAt = (from: number): Range | null => {
      const first = amountAt(from);
      if (!first) return null;
      const joint = within(from + first.length, 'to');
      const next = from + first.length + joint;
      const second = joint > 0 || tokens[next]?.isHyphenated ? amountAt(next) : null;
      if (!second) return null;
      const [min, max] = [first.hundredths, second.hundredths].toSorted((a, b) => a - b);
      return {
        min: min ?? null,
        max: max ?? null,
        length: first.length + joint + second.length,
        hasCurrency: first.hasCurrency || second.hasCurrency,
        isJoined: joint > 0,
      };
    };

    const amountFirst = (): PricePhrase | null => {
      const range = rangeAt(at);
      if (range?.hasCurrency) return { min: range.min, max: range.max, length: range.length };
      const amount = amountAt(at);
      if (!amount) return null;
      const { hundredths, hasCurrency, length } = amount;
      // "taille 44 et plus"
      if (!hasCurrency && at > 0 && role(at - 1, 'marker') > 0) return null;
      const most = within(at + length, 'atMost');
      if (most > 0) return { min: null, max: hundredths, length: length + most };
      const least = within(at + length, 'atLeast');
      if (least > 0) return { min: hundredths, max: null, length: length + least };
      return hasCurrency ? { min: null, max: hundredths, length } : null;
    };

    const between = within(at, 'between');
    const range = between > 0 ? rangeAt(at + between) : null;
    if (range?.isJoined) return { min: range.min, max: range.max, length: between + range.length };
    const under = within(at, 'under');
    const most = under > 0 ? amountAt(at + under) : null;
    if (most) return { min: null, max: most.hundredths, length: under + most.length };
    const over = within(at, 'over');
    // "from 20 to 40"
    const upTo = over > 0 ? rangeAt(at + over) : null;
    if (upTo) return { min: upTo.min, max: upTo.max, length: over + upTo.length };
    const least = over > 0 ? amountAt(at + over) : null;
    if (least) return { min: least.hundredths, max: null, length: over + least.length };
    return amountFirst();
  };
}

/** Answers are kept for this many combinations of categories. */
const MOST_KNOWN = 1_000;

/** Returns the function that gives the price under which a third of the items for sale of some categories are. */
export function cheapestThird({ prices }: Vocabulary): (categories: readonly string[]) => number | null {
  const sorted = prices.toSorted((a, b) => a.price - b.price);
  const known = new Map<string, number | null>();
  return (categories) => {
    const key = categories.join();
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const chosen = sorted.filter(
      ({ category }) => categories.length === 0 || categories.some((one) => isWithin(category, one)),
    );
    const third = thirdOf(chosen);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, third);
    return third;
  };
}

function thirdOf(prices: readonly { price: number; count: number }[]): number | null {
  const total = prices.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { price, count } of prices) {
    seen += count;
    if (seen * 3 >= total) return price;
  }
  return null;
}

/** True for a category and those below it. */
export const isWithin = (category: string, ancestor: string): boolean =>
  category === ancestor || category.startsWith(`${ancestor}/`);
