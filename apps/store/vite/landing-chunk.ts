import { FIRST_PAGES } from '../src/i18n/first-pages.ts';

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const PAGE = new RegExp(`/src/pages/(${[...FIRST_PAGES].join('|')})/(?:\\w+Page\\.tsx|\\w+\\.loader\\.ts)$`);
/** Starts what no page waits for; every visit loads it. */
const VISIT = /\/src\/start-visit\.ts$/;
/** The scripts of a page's head import no others. */
const HEAD = /\/src\/(theme-script|first-script|rest-id)\.ts$/;

/** Which files load parts that are hydrated once they are used, and the chunk of those. */
const PARTS: Readonly<Record<string, RegExp>> = {
  'shop-parts': /\/src\/pages\/shop\/lazy-parts\.ts$/,
  'product-parts': /\/src\/pages\/product\/lazy-parts\.ts$/,
  'frame-parts': /\/src\/layouts\/(lazy-footer\.ts|DefaultLayout\.tsx|PageProgress\.tsx)$/,
};
/** Prefix of a user that is a file, which loads the module later by itself. */
const LATER = 'later:';

/** Packages whose index imports all of them: who imports it uses little of it. */
const WHOLE = /\/packages\/(core|contract)\/|\/node_modules\//;
/** What the first pages use of these. */
const USED: Readonly<Record<string, RegExp>> = {
  landing:
    /\/core\/src\/(money\/(money|format-money)|locales\/tag-of)\.ts$|\/ui\/src\/dev-warning\/dev-warning\.ts$/,
  'landing-shop':
    /\/core\/src\/(catalogue\/sizes|locales\/country-name)\.ts$|\/WishlistReferencesDocument\.ts$|\/icons\/x\.mjs$/,
  'landing-product':
    /\/core\/src\/catalogue\/(attributes|reference-from-slug)\.ts$|\/(ProductPage|ProductTracking|AddProductToCart)Document\.ts$|\/(SafetyParty|ProductDelivery)Fields\.ts$/,
  'product-parts': /\/icons\/maximize-2\.mjs$/,
  'frame-parts': /\/brand\/(src\/colors\.ts|tokens\.json)$|\/react-query\/.*\/useIsFetching\.js$/,
};

/**
 * Names the chunks of what the first pages import: of a module of one of these pages, and of one that several share; then those of
 * their parts. None for the pages themselves. What a named chunk imports must not end up in the chunk of a page or part that imports
 * it back: chunks in a circle run before what they use exists (checked by `budgets.test.ts`).
 */
export function landingChunk() {
  const known = new Map<string, ReadonlySet<string>>();
  /** The first pages that import a module; the groups of parts that do; others. */
  const usersOf = (id: string, graph: Graph): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const users = new Set<string>();
    known.set(id, users);
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
    for (const loader of dynamicImporters)
      users.add(Object.keys(PARTS).find((name) => PARTS[name]?.test(loader)) ?? LATER + loader);
    for (const importer of importers) {
      const page = PAGE.exec(importer)?.[1];
      if (page !== undefined) users.add(page);
      else if (VISIT.test(importer)) users.add('visit');
      else for (const one of usersOf(importer, graph)) users.add(one);
    }
    return users;
  };
  /** True for a user that these parts, or what comes after them, alone load: what both use is there already. */
  const comesAfter = (user: string, parts: string, graph: Graph): boolean => {
    if (!user.startsWith(LATER)) return user === parts;
    const loaders = [...usersOf(user.slice(LATER.length), graph)];
    return loaders.length > 0 && loaders.every((loader) => comesAfter(loader, parts, graph));
  };
  return (id: string, graph: Graph): string | null => {
    const used = Object.keys(USED).find((name) => USED[name]?.test(id));
    if (used !== undefined) return used;
    if ([WHOLE, PAGE, VISIT, HEAD].some((pattern) => pattern.test(id))) return null;
    const users = [...usersOf(id, graph)];
    const [page, ...more] = users.filter((user) => !user.startsWith(LATER) && !(user in PARTS));
    if (page !== undefined) return more.length > 0 || page === 'visit' ? 'landing' : `landing-${page}`;
    const parts = users.find((user) => user in PARTS);
    return parts !== undefined && users.every((user) => comesAfter(user, parts, graph)) ? parts : null;
  };
}
