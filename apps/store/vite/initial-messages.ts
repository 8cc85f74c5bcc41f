import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FIRST_PAGES, MESSAGE_GROUPS, type MessageGroup, messageGroupOf } from '../src/i18n/first-pages.ts';
import { pageModule } from '../server/page-modules.ts';
import type { PageName } from '../src/pages.ts';

const store = fileURLToPath(new URL('..', import.meta.url));
const ui = fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url));

const inStore = (file: string) => path.join(store, file);
const pageFile = (page: PageName) => inStore(pageModule(page));
const pages = readdirSync(inStore('src/pages')) as PageName[];

/** Shared modules of every page, and the first pages; routes import all pages and are not followed. */
const FIRST_ROOTS = [
  ...['src/App.tsx', 'src/layouts/DefaultLayout.tsx', 'src/layouts/PageErrorBoundary.tsx'].map(inStore),
  ...[...FIRST_PAGES].map(pageFile),
];

/** Layouts of a group's pages. */
const LAYOUTS: Partial<Record<MessageGroup, string>> = {
  entry: 'src/layouts/AuthLayout.tsx',
  buying: 'src/layouts/FunnelLayout.tsx',
  confirmation: 'src/layouts/FunnelLayout.tsx',
  orders: 'src/layouts/AccountLayout.tsx',
  account: 'src/layouts/AccountLayout.tsx',
};

/** Modules that load together with their messages. */
const LATER = /lazyMessages\(\s*\(\)\s*=>\s*import\(\s*'([^']+)'[^)]*\)/g;
/** Screens beside the page editor's own that bring their messages themselves: no page's groups name them, which every page lists. */
const SCREENS = /screenMessages\(\s*\(\)\s*=>\s*import\(\s*'([^']+)'[^)]*\)/g;
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g;

function fileOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return path.resolve(path.dirname(importer), specifier);
  const own = /^@patine\/ui\/(.+)$/.exec(specifier)?.[1];
  if (own === undefined) return null;
  return (
    ['.tsx', '.ts'].map((ending) => path.join(ui, own + ending)).find((file) => existsSync(file)) ?? null
  );
}

const filesIn = (file: string, source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].flatMap(([, specifier = '']) => fileOf(specifier, file) ?? []);

/** Modules reachable from these roots, and the modules that they load together with messages. */
function reach(roots: readonly string[]) {
  const sources = new Map<string, string>();
  const later = new Set<string>();
  const screens = new Set<string>();
  const visit = (file: string) => {
    if (sources.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const part of filesIn(file, source, LATER)) later.add(part);
    for (const part of filesIn(file, source, SCREENS)) screens.add(part);
    for (const next of filesIn(file, source.replaceAll(LATER, '').replaceAll(SCREENS, ''), IMPORT))
      visit(next);
  };
  for (const root of roots) visit(root);
  return { sources: [...sources.values()], later, screens };
}

const WORKED_OUT = /\$\{[^`{}]*\}/g;
const TEMPLATE = new RegExp(`\`((?:${WORKED_OUT.source}|[\\w.-])*)\``, 'g');

/** `messagePrefix: 'register'` gives a component the prefix of its ids, so `${messagePrefix}.title` alone does not name one. */
const NAMED = /\bmessagePrefix(?:=|: )['"]([a-z][\w.-]*)['"]/g;
const BEGUN = '${messagePrefix}.';

/** Patterns of a composed id: its literal parts with anything between them. */
function shapeOf(template: string): RegExp[] {
  if (template.startsWith(BEGUN)) return [];
  const parts = template.split(WORKED_OUT);
  const says =
    parts.length > 1 && parts.some((part) => part.includes('.')) && /[a-z]{2}/i.test(parts.join(' '));
  const escaped = parts.map((part) => part.replaceAll('.', '\\.'));
  return says ? [new RegExp(`^${escaped.join('[\\w-]+(?:\\.[\\w-]+)*')}$`)] : [];
}

/**
 * Returns whether a message is used in some sources: its whole id is a literal there, or a literal prefix before a computed part, or
 * a composed id matches.
 */
export function messageIdsIn(sources: readonly string[]): (id: string) => boolean {
  const written = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/['"`]([a-z][\w-]*\.[\w.-]*)/g)].map(([, id = '']) => id),
    ),
  );
  const named = sources.flatMap((source) => [...source.matchAll(NAMED)].map(([, name]) => `${name}.`));
  const beginnings = [...written, ...named].filter((id) => id.endsWith('.'));
  const templates = new Set(
    sources.flatMap((source) => [...source.matchAll(TEMPLATE)].map(([, template = '']) => template)),
  );
  const shapes = [...templates].flatMap(shapeOf);
  return (id) =>
    written.has(id) ||
    beginnings.some((beginning) => id.startsWith(beginning)) ||
    shapes.some((shape) => shape.test(id));
}

const rootsOf = (group: MessageGroup) => [
  ...(LAYOUTS[group] === undefined ? [] : [inStore(LAYOUTS[group])]),
  ...pages.filter((page) => !FIRST_PAGES.has(page) && messageGroupOf(page) === group).map(pageFile),
];

/** Modules that only the server runs. */
const serverSources = () => [
  ...reach([inStore('src/offline/OfflinePage.tsx')]).sources,
  ...readdirSync(inStore('server'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(inStore(`server/${file}`), 'utf8')),
];

/** Source text reachable from these roots, including parts that such parts load in turn. */
function laterSources(roots: readonly string[]): string[] {
  const { sources, later } = reach(roots);
  const inner = [...later].filter((part) => !roots.includes(part));
  return inner.length === 0 ? sources : laterSources([...roots, ...inner]);
}

type Part = 'first' | 'screens' | MessageGroup;

/** Source text of the modules of each part. */
export function sourcesOfChunks(): Record<Part, readonly string[]> {
  const first = reach(FIRST_ROOTS);
  const groups = MESSAGE_GROUPS.filter((group) => group !== 'later' && group !== 'server').map((group) => {
    return { group, ...reach(rootsOf(group)) };
  });
  const later = laterSources([
    inStore('src/start-visit.ts'),
    ...first.later,
    ...groups.flatMap((group) => [...group.later]),
  ]);
  const sources = Object.fromEntries(groups.map(({ group, sources }) => [group, sources]));
  return {
    first: first.sources,
    ...(sources as Record<MessageGroup, string[]>),
    later,
    screens: reach(groups.flatMap((group) => [...group.screens])).sources,
    server: serverSources(),
  };
}

/**
 * The parts that contain a message: the initial one, or each group that uses it, or the server's. A message without a detected use is
 * in all groups.
 */
export function messageChunks(
  sources: Record<Part, readonly string[]> = sourcesOfChunks(),
): (id: string) => ReadonlySet<string> {
  const uses = Object.fromEntries(
    Object.entries(sources).map(([part, texts]) => [part, messageIdsIn(texts)]),
  ) as Record<Part, (id: string) => boolean>;
  const groups = MESSAGE_GROUPS.filter((group) => group !== 'server');
  return (id) => {
    if (uses.first(id)) return new Set(['first']);
    const using: Part[] = groups.filter((group) => uses[group](id));
    // The page editor has loaded its own.
    if (!using.includes('editing') && uses.screens(id)) using.push('screens');
    if (using.length > 0) return new Set(using);
    return new Set(uses.server(id) ? ['server'] : groups);
  };
}
