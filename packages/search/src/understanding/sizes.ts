import { isWithin } from './prices.ts';
import type { Vocabulary } from './types.ts';

/** Answers are kept up to this many; people type few sizes. */
const MOST_KNOWN = 10_000;

/** The first level of children's categories: a number alone is no age. */
const CHILDREN = 'kids';

const AGE = / (?:years|months)$/;

export type FindSizes = {
  /** Returns the values that sizes have for the first of some names; no category means all of them. */
  here: (names: readonly string[], categories: readonly string[]) => readonly string[];
  /** The same; where these categories have no such size, its value if other categories have it. */
  anywhere: (names: readonly string[], categories: readonly string[]) => readonly string[];
};

export function sizeFinder({ sizes, sizeValues }: Vocabulary): FindSizes {
  const byCategory = new Map<string, Set<string>>();
  for (const { category, slug } of sizes) {
    const slugs = byCategory.get(category) ?? new Set();
    slugs.add(slug);
    byCategory.set(category, slugs);
  }
  const all = [...byCategory.keys()];
  const everywhere = new Set(sizes.map(({ slug }) => slug));

  /** A waist without a length stands for every length. */
  const existing = (category: string, values: readonly string[]): string[] =>
    [...(byCategory.get(category) ?? [])].filter((slug) =>
      values.some((value) => slug === value || (value.startsWith('w') && slug.startsWith(`${value}-l`))),
    );

  const findIn = (size: string, categories: readonly string[]): string[] => {
    const values = categories.map((category) => ({ category, lists: sizeValues(size, category) }));
    const most = Math.max(0, ...values.map(({ lists }) => lists.length));
    for (let choice = 0; choice < most; choice += 1) {
      const found = values.flatMap(({ category, lists }) => existing(category, lists[choice] ?? []));
      if (found.length > 0) return [...new Set(found)];
    }
    return [];
  };

  const searched = (wanted: readonly string[]) =>
    all.filter((category) => wanted.length === 0 || wanted.some((one) => isWithin(category, one)));

  const adultFirst = (categories: readonly string[]) => {
    const adult = categories.filter((category) => !isWithin(category, CHILDREN));
    return adult.length > 0 ? adult : categories;
  };

  const here: FindSizes['here'] = (names, wanted) => {
    const categories = searched(wanted);
    const first = adultFirst(categories);
    const found = names.map((name) => findIn(name, first)).find((values) => values.length > 0);
    if (found) return found;
    // A child's height or age is no number alone; a child's shoe is.
    return names.flatMap((name) =>
      findIn(name, categories).filter((value) => AGE.test(name) || value === name),
    );
  };

  const elsewhere: FindSizes['here'] = (names, wanted) => {
    const categories = searched(wanted);
    const values = names.flatMap((name) =>
      (AGE.test(name) ? categories : adultFirst(categories)).flatMap(
        (category) => sizeValues(name, category)[0] ?? [],
      ),
    );
    return [...new Set(values)].filter((value) => everywhere.has(value));
  };

  const knownHere = remember(here);
  const knownElsewhere = remember(elsewhere);
  return {
    here: knownHere,
    anywhere: (names, categories) => {
      const found = knownHere(names, categories);
      return found.length > 0 ? found : knownElsewhere(names, categories);
    },
  };
}

/** Caches the answers of a function, up to a number of them. */
function remember(find: FindSizes['here']): FindSizes['here'] {
  const known = new Map<string, readonly string[]>();
  return (names, categories) => {
    const key = `${names.join()}|${categories.join()}`;
    const answer = known.get(key) ?? find(names, categories);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, answer);
    return answer;
  };
}
