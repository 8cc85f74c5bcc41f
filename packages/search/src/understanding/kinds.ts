import tree from './categories.json' with { type: 'json' };
import { inflections, PLURAL } from './inflection.ts';
import { type LanguageData, listed } from './language-data.ts';
import { elisionsOf } from './elisions.ts';
import { wordsOf } from './tokens.ts';
import type { VocabularyValue } from './types.ts';

/** A kind of garment, by the name of its entry in `categories.json`. */
type Kind = string;

/** Kinds too general to stand for a kind that the catalogue has no category for. */
const GENERAL: ReadonlySet<Kind> = new Set(['clothing', 'accessories']);

/** A question mark says that a search for the general kind does not mean this one: "pantalon" is no jean. */
const parents = new Map(
  Object.entries(tree).map(([kind, parent]) => [
    kind,
    { parent: parent.replace('?', ''), isIncluded: !parent.startsWith('?') },
  ]),
);

const isOf = (kind: Kind, general: Kind): boolean => {
  for (let at = kind; at !== '';) {
    if (at === general) return true;
    const up = parents.get(at);
    if (!up?.isIncluded) return false;
    at = up.parent;
  }
  return false;
};

/** The kinds of which a kind is the more general one, at any distance. */
export const kindsBelow = (kind: Kind): Kind[] =>
  [...parents].flatMap(([below, { parent }]) => (parent === kind ? [below, ...kindsBelow(below)] : []));

/** A category of the catalogue and the kinds of its items. */
type Classified = { slug: string; kinds: ReadonlySet<Kind> };

/**
 * The categories in which a kind is found; `isExact` when they hold nothing else. `between`: more general kinds that no
 * category is called by, the closest first: a bomber jacket is a blouson, among jackets.
 */
export type KindCategories = { values: string[]; isExact: boolean; between: readonly Kind[] };

/** Returns the function that finds the catalogue's categories of a kind. */
export function categoriesByKind(
  categories: readonly VocabularyValue[],
  languages: readonly LanguageData[],
): (kind: Kind) => KindCategories | null {
  const kindsOfName = nameReader(languages);
  const classified = categories.map(({ slug, names }): Classified => {
    const last = slug.split('/').at(-1) ?? slug;
    const parts = last.split('-and-').filter((part) => parents.has(part));
    const named = languages.flatMap(({ code }) => kindsOfName(code, names[code] ?? ''));
    return { slug, kinds: new Set([...(parents.has(last) ? [last] : []), ...parts, ...named]) };
  });

  const choose = (fits: (kind: Kind) => boolean) => {
    const found = classified.filter(({ kinds }) => [...kinds].some(fits));
    return found.length > 0 ? found : null;
  };

  return (kind) => {
    const own = choose((one) => isOf(one, kind));
    if (own) {
      const isExact = own.every(({ kinds }) => [...kinds].every((one) => isOf(one, kind)));
      return { values: topmost(own.map(({ slug }) => slug)), isExact, between: [] };
    }
    const between: Kind[] = [];
    for (let up = parents.get(kind)?.parent; up; up = parents.get(up)?.parent) {
      if (GENERAL.has(up)) return null;
      const general = up;
      const wider = choose((one) => one === general);
      if (wider) return { values: topmost(wider.map(({ slug }) => slug)), isExact: false, between };
      between.push(general);
    }
    return null;
  };
}

/** Leaves out categories below others of the list. */
const topmost = (slugs: readonly string[]): string[] =>
  slugs.filter((slug) => !slugs.some((other) => other !== slug && slug.startsWith(`${other}/`)));

/** Returns the function that reads the kinds in a category's name: "Pulls et gilets" has two, "Robes longues" one. */
function nameReader(languages: readonly LanguageData[]): (code: string, name: string) => Kind[] {
  const readers = new Map(
    languages.map((language) => {
      const elisions = elisionsOf(language);
      const forms = inflections(language);
      const kinds = new Map<string, Kind>();
      for (const [kind, words] of Object.entries(language.categories))
        for (const word of listed(words)) {
          const key = wordsOf(word, elisions).join(' ');
          for (const form of forms(key)) if (form.closeness <= PLURAL) kinds.set(form.word, kind);
          kinds.set(key, kind);
        }
      const joins = new Set([...listed(language.and), ...listed(language.or)]);
      const kindOf = (words: readonly string[]): Kind | undefined => {
        const written = [words.join(' '), language.head === 'first' ? words[0] : words.at(-1)];
        for (const text of written)
          for (const form of forms(text ?? '')) {
            const kind = form.closeness <= PLURAL ? kinds.get(form.word) : undefined;
            if (kind !== undefined) return kind;
          }
        return undefined;
      };
      return [
        language.code,
        (name: string) => {
          const parts: string[][] = [[]];
          for (const word of wordsOf(name, elisions))
            if (joins.has(word)) parts.push([]);
            else parts.at(-1)?.push(word);
          return parts.flatMap((part) => kindOf(part) ?? []);
        },
      ] as const;
    }),
  );
  return (code, name) => readers.get(code)?.(name) ?? [];
}
