import type { Role } from './roles.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './types.ts';

/** Bounds in hundredths and the number of words that gave them. */
export type PricePhrase = { min: number | null; max: number | null; length: number };

const AMOUNT = /^(\d{1,6})(?:[.,](\d{1,2}))?(\p{L}*)$/u;

type Amount = { hundredths: number; hasCurrency: boolean; length: number };

/** Reads a price phrase at a position: "moins de 50 €", "between €20 and €40", "50 max", "30 €". */
export function pricePhrases(
  tokens: readonly Token[],
  role: (at: number, role: Role) => number,
  isCurrency: (word: string) => boolean,
): (at: number) => PricePhrase | null {
  const amountAt = (from: number): Amount | null => {
    // "€50"
    const before = role(from, 'currency');
    const at = from + before;
    const token = tokens[at];
    const read = token && !token.isLiteral ? AMOUNT.exec(token.word) : null;
    if (!read) return null;
    const [, integer = '', decimals = '', unit = ''] = read;
    if (unit !== '' && !isCurrency(unit)) return null;
    const symbol = unit === '' && before === 0 ? role(at + 1, 'currency') : 0;
    return {
      hundredths: Number(integer) * 100 + Number(decimals.padEnd(2, '0')),
      hasCurrency: unit !== '' || before > 0 || symbol > 0,
      length: before + 1 + symbol,
    };
  };

  /** Two amounts with a word between them, or with a hyphen, which is no word. */
  const rangeAt = (at: number): (PricePhrase & { hasCurrency: boolean; isJoined: boolean }) | null => {
    const first = amountAt(at);
    if (!first) return null;
    const joint = role(at + first.length, 'to');
    const next = at + first.length + joint;
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

  return (at) => {
    const between = role(at, 'between');
    const range = between > 0 ? rangeAt(at + between) : null;
    if (range?.isJoined) return { min: range.min, max: range.max, length: between + range.length };
    const under = role(at, 'under');
    const most = under > 0 ? amountAt(at + under) : null;
    if (most) return { min: null, max: most.hundredths, length: under + most.length };
    const over = role(at, 'over');
    // "from 20 to 40"
    const upTo = over > 0 ? rangeAt(at + over) : null;
    if (upTo) return { min: upTo.min, max: upTo.max, length: over + upTo.length };
    const least = over > 0 ? amountAt(at + over) : null;
    if (least) return { min: least.hundredths, max: null, length: over + least.length };
    return amountFirst(at);
  };

  function amountFirst(at: number): PricePhrase | null {
    const range = rangeAt(at);
    if (range?.hasCurrency) return { min: range.min, max: range.max, length: range.length };
    const amount = amountAt(at);
    if (!amount) return null;
    const most = role(at + amount.length, 'atMost');
    if (most > 0) return { min: null, max: amount.hundredths, length: amount.length + most };
    const least = role(at + amount.length, 'atLeast');
    if (least > 0) return { min: amount.hundredths, max: null, length: amount.length + least };
    return amount.hasCurrency ? { min: null, max: amount.hundredths, length: amount.length } : null;
  }
}

/** Returns the function that gives the price under which a third of the items for sale of some categories are. */
export function cheapestThird({ prices }: Vocabulary): (categories: readonly string[]) => number | null {
  const known = new Map<string, number | null>();
  return (categories) => {
    const key = categories.join();
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const chosen = prices
      .filter(({ category }) => categories.length === 0 || categories.some((one) => isWithin(category, one)))
      .toSorted((a, b) => a.price - b.price);
    const third = thirdOf(chosen);
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
