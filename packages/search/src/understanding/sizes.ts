import { isWithin } from './prices.ts';
import type { Vocabulary } from './types.ts';

/** Answers are kept up to this many; people type few sizes. */
const MOST_KNOWN = 10_000;

/** Returns the values that the sizes of some categories have for a typed size; no category means all of them. */
export type FindSizes = (size: string, categories: readonly string[]) => readonly string[];

export function sizeFinder({ sizes, sizeValues }: Vocabulary): FindSizes {
  const byCategory = new Map<string, Set<string>>();
  for (const { category, slug } of sizes) {
    const slugs = byCategory.get(category) ?? new Set();
    slugs.add(slug);
    byCategory.set(category, slugs);
  }
  const known = new Map<string, readonly string[]>();

  /** A waist without a length stands for every length. */
  const existing = (category: string, values: readonly string[]): string[] =>
    [...(byCategory.get(category) ?? [])].filter((slug) =>
      values.some((value) => slug === value || (value.startsWith('w') && slug.startsWith(`${value}-l`))),
    );

  const find: FindSizes = (size, categories) => {
    const searched = [...byCategory.keys()].filter(
      (category) => categories.length === 0 || categories.some((one) => isWithin(category, one)),
    );
    const values = searched.map((category) => ({ category, lists: sizeValues(size, category) }));
    const most = Math.max(0, ...values.map(({ lists }) => lists.length));
    for (let choice = 0; choice < most; choice += 1) {
      const found = values.flatMap(({ category, lists }) => existing(category, lists[choice] ?? []));
      if (found.length > 0) return [...new Set(found)];
    }
    return [];
  };

  return (size, categories) => {
    const key = `${size}|${categories.join()}`;
    const answer = known.get(key) ?? find(size, categories);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, answer);
    return answer;
  };
}
