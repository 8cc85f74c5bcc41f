import { FIRST_PAGES } from '../src/i18n/first-pages.ts';

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null };

const PAGE = /\/src\/pages\/([\w-]+)\/(?:\w+Page\.tsx|[\w-]+\.loader\.ts)$/;
/** Starts what no page waits for. */
const VISIT = /\/src\/start-visit\.ts$/;

/** Files whose lazy parts every visit of their page loads, once it is hydrated. */
const WITH_PARTS = /\/src\/pages\/(?:shop\/LazyPanel|product\/(?:Details|ProductView))\.tsx$/;

/** The pages that a module is part of, and the files that load it, or what imports it, later. */
function usersOf(id: string, graph: Graph, later: boolean) {
  const pages = new Set<string>();
  const loaders = new Set<string>();
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const page = PAGE.exec(module)?.[1] ?? (VISIT.test(module) ? 'visit' : undefined);
    if (page !== undefined) {
      pages.add(page);
      return;
    }
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    // The application's entry.
    if (importers.length + dynamicImporters.length === 0) pages.add('every');
    for (const loader of dynamicImporters) loaders.add(loader);
    for (const importer of later ? [...importers, ...dynamicImporters] : importers) visit(importer);
  };
  visit(id);
  return { pages, loaders };
}

/**
 * Names the chunk of a module that belongs to one landing page alone: `landing-shop` for what it is rendered with, `shop-parts` for
 * lazy parts that each of its visits loads. Without it, each module that a page shares with its lazy parts would be a file of its own.
 */
export function landingChunk(id: string, graph: Graph): string | null {
  if (PAGE.test(id)) return null;
  const [page = '', ...others] = usersOf(id, graph, true).pages;
  if (others.length > 0 || !(FIRST_PAGES as ReadonlySet<string>).has(page)) return null;
  const { pages, loaders } = usersOf(id, graph, false);
  if (pages.size > 0) return `landing-${page}`;
  return loaders.size > 0 && [...loaders].every((loader) => WITH_PARTS.test(loader)) ? `${page}-parts` : null;
}
