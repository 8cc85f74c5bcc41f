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

/** What every page has around it, and each of the first pages; the routes name all pages, and are not followed. */
const FIRST_ROOTS = [
  ...['src/App.tsx', 'src/layouts/DefaultLayout.tsx', 'src/layouts/PageErrorBoundary.tsx'].map(inStore),
  ...[...FIRST_PAGES].map(pageFile),
];

/** What a group's pages have around them besides. */
const LAYOUTS: Partial<Record<MessageGroup, string>> = {
  entry: 'src/layouts/AuthLayout.tsx',
  buying: 'src/layouts/FunnelLayout.tsx',
  orders: 'src/layouts/AccountLayout.tsx',
  account: 'src/layouts/AccountLayout.tsx',
};

/** What is fetched together with its words. */
const LATER = /lazyMessages\(\s*\(\)\s*=>\s*import\(\s*'([^']+)'[^)]*\)/g;
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

/** Sources that these reach, now or later in their life, with no words of their own; and what they fetch with words. */
function reach(roots: readonly string[]) {
  const sources = new Map<string, string>();
  const later = new Set<string>();
  const visit = (file: string) => {
    if (sources.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    const source = readFileSync(file, 'utf8');
    sources.set(file, source);
    for (const part of filesIn(file, source, LATER)) later.add(part);
    for (const next of filesIn(file, source.replaceAll(LATER, ''), IMPORT)) visit(next);
  };
  for (const root of roots) visit(root);
  return { sources: [...sources.values()], later };
}

const WORKED_OUT = /\$\{[^`{}]*\}/g;
const TEMPLATE = new RegExp(`\`((?:${WORKED_OUT.source}|[\\w.-])*)\``, 'g');

/** `words: 'register'` gives a form, or a part, the beginning of its ids: `${words}.title` says nothing more. */
const NAMED = /\bwords(?:=|: )['"]([a-z][\w.-]*)['"]/g;
const BEGUN = '${words}.';

/** What an id may be that is put together like this: its written parts, and anything between them. */
function shapeOf(template: string): RegExp[] {
  if (template.startsWith(BEGUN)) return [];
  const parts = template.split(WORKED_OUT);
  const says =
    parts.length > 1 && parts.some((part) => part.includes('.')) && /[a-z]{2}/i.test(parts.join(' '));
  const escaped = parts.map((part) => part.replaceAll('.', '\\.'));
  return says ? [new RegExp(`^${escaped.join('[\\w-]+(?:\\.[\\w-]+)*')}$`)] : [];
}

/**
 * Tells whether a message is used in some sources: its id is written in one of them, or the beginning of it before a
 * part that is worked out, or one puts ids of its shape together.
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

/** What the server writes without the browser's help. */
const serverSources = () => [
  ...reach([inStore('src/offline/OfflinePage.tsx')]).sources,
  ...readdirSync(inStore('server'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(inStore(`server/${file}`), 'utf8')),
];

type Part = 'first' | MessageGroup;

/** What each part of the words is for, as it is written. */
export function sourcesOfChunks(): Record<Part, readonly string[]> {
  const first = reach(FIRST_ROOTS);
  const groups = MESSAGE_GROUPS.filter((group) => group !== 'later' && group !== 'server').map((group) => {
    const { sources, later } = reach(rootsOf(group));
    return { group, sources, later };
  });
  const later = reach([
    inStore('src/start-visit.ts'),
    ...first.later,
    ...groups.flatMap((group) => [...group.later]),
  ]);
  const sources = Object.fromEntries(groups.map(({ group, sources }) => [group, sources]));
  return {
    first: first.sources,
    ...(sources as Record<MessageGroup, string[]>),
    later: later.sources,
    server: serverSources(),
  };
}

/**
 * The parts that a message travels in: the first one, or each group that uses it, or the one that stays on the
 * server. One that nobody uses, as far as can be told, travels in all groups.
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
    const using = groups.filter((group) => uses[group](id));
    if (using.length > 0) return new Set(using);
    return new Set(uses.server(id) ? ['server'] : groups);
  };
}
