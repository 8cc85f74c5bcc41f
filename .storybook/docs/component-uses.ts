import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Where the shop uses a component, according to its imports. */
export type ComponentUse = {
  /** Titles of the screens that show it from the start, also within another component. */
  screens: string[];
  /** Titles of the screens whose own code lays it out. */
  laidOutIn: string[];
  /** Titles of the components and blocks that it is a part of. */
  partOf: string[];
  /** Names of the layouts whose own code imports it. */
  layouts: string[];
  /** Names of the pages whose own code imports it: their folders in the store's `pages`. */
  pages: string[];
};

const id = 'virtual:component-uses';
const root = fileURLToPath(new URL('../../', import.meta.url));
const UI = 'packages/ui/src/';
const SCREENS = `${UI}screens/`;
const STORE = 'apps/store/src/';
const STATIC_IMPORT = /^(?:import|export) (?!type\b)[^;]*?\bfrom '([^']+)'/gm;
const LAZY_IMPORT = /\bimport\('([^']+)'\)/g;
/** Shows other pages to editors. */
const PREVIEW = 'page-preview';

const list = (pattern: string, exclude: string[]) =>
  globSync(pattern, { cwd: root, exclude })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const files = [
  ...list(`${UI}**/*.{ts,tsx}`, ['**/*.{test,guide,editors}.*', '**/testing/**']),
  ...list(`${STORE}**/*.{ts,tsx}`, ['**/*.test.*']),
];
const known = new Set(files);

function resolve(specifier: string, from: string): string | undefined {
  const base = specifier.startsWith('@patine/ui/')
    ? UI + specifier.slice('@patine/ui/'.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  return [base, `${base}.tsx`, `${base}.ts`].find((file) => known.has(file));
}

function readModule(file: string) {
  const code = readFileSync(root + file, 'utf8');
  const importsBy = (pattern: RegExp) =>
    [...code.matchAll(pattern)].flatMap(([, specifier = '']) => resolve(specifier, file) ?? []);
  return {
    imports: importsBy(STATIC_IMPORT),
    lazyImports: importsBy(LAZY_IMPORT),
    title: /^ {2}title: '([^']+)'/m.exec(code)?.[1],
  };
}

/** Returns the files that are reached by imports, through those files alone that `isOpen` accepts. */
function reach(from: string[], importsOf: (file: string) => string[], isOpen: (file: string) => boolean) {
  const found = new Set<string>();
  const left = [...from];
  for (let file = left.pop(); file !== undefined; file = left.pop())
    for (const next of importsOf(file)) {
      if (found.has(next)) continue;
      found.add(next);
      if (isOpen(next)) left.push(next);
    }
  return found;
}

const isComponent = (file: string) => /\/[A-Z]\w*\.tsx$/.test(file);
const folderOf = (file: string) => path.posix.dirname(file);
const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Reads which file belongs to which component. */
function readComponents() {
  const modules = new Map(files.map((file) => [file, readModule(file)]));
  const staticImports = (file: string) => modules.get(file)?.imports ?? [];
  const importsOf = (file: string) => [...staticImports(file), ...(modules.get(file)?.lazyImports ?? [])];
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const screens = stories.filter((file) => file.startsWith(SCREENS));

  /** Titles by the files that the stories are named after. */
  const mainFiles = new Map<string, string>();
  for (const story of stories) {
    const main = story.replace('.stories.tsx', '.tsx');
    const title = modules.get(story)?.title;
    if (title && known.has(main) && !screens.includes(story)) mainFiles.set(main, title);
  }

  /** Titles by file: of a folder with two components, that of the first one that imports it. */
  const owners = new Map(mainFiles);
  /** Likewise, without what a component is made of: a figure of the drop banner is not the banner. */
  const whole = new Map(mainFiles);
  for (const [main, title] of mainFiles) {
    const isPart = (file: string) => folderOf(file) === folderOf(main) && !owners.has(file);
    for (const file of reach([main], importsOf, isPart)) if (isPart(file)) owners.set(file, title);
  }
  for (const file of files.filter(isComponent)) {
    const title = mainFiles.get(`${folderOf(file)}/${pascal(path.posix.basename(folderOf(file)))}.tsx`);
    if (!title || owners.has(file)) continue;
    owners.set(file, title);
    whole.set(file, title);
  }
  const ownFiles = Map.groupBy(owners.keys(), (file) => owners.get(file) ?? '');
  /** What files reach, as far as the next component: folders without stories are parts of what imports them. */
  const reached = (own: string[]) => reach(own, importsOf, (file) => !owners.has(file));
  return { modules, staticImports, importsOf, screens, mainFiles, owners, whole, ownFiles, reached };
}

/** Returns the files that each component is made of, without those of other components, by the title of its stories. */
export function componentFiles(): Record<string, string[]> {
  const { owners, ownFiles, reached } = readComponents();
  return Object.fromEntries(
    [...ownFiles].map(([title, own]) => [
      title,
      [...new Set([...own, ...[...reached(own)].filter((file) => !owners.has(file))])],
    ]),
  );
}

/** Returns where each component is used, by the title of its stories. */
export function componentUses(): Record<string, ComponentUse> {
  const { modules, staticImports, importsOf, screens, mainFiles, whole, ownFiles, reached } =
    readComponents();
  const wholeOf = (found: Iterable<string>) => new Set([...found].flatMap((file) => whole.get(file) ?? []));

  const titles = [...mainFiles.values()].filter((title) => !title.startsWith('Blocks/'));
  const uses: Record<string, ComponentUse> = Object.fromEntries(
    titles.map((title) => [title, { screens: [], laidOutIn: [], partOf: [], layouts: [], pages: [] }]),
  );
  const add = (kind: keyof ComponentUse, name: string, used: Iterable<string>) => {
    for (const title of used) if (title !== name) uses[title]?.[kind].push(name);
  };

  for (const [title, own] of ownFiles) add('partOf', title, wholeOf(reached(own)));
  const isScreen = (file: string) => file.startsWith(SCREENS);
  for (const screen of screens) {
    const title = modules.get(screen)?.title ?? '';
    // What opens later, such as a menu, is not seen on the screen.
    add('screens', title, wholeOf(reach([screen], staticImports, () => true)));
    add('laidOutIn', title, wholeOf(reach([screen], staticImports, isScreen)));
  }
  const isStore = (file: string) => file.startsWith(STORE);
  const pageFiles = Map.groupBy(
    files.filter((file) => file.startsWith(`${STORE}pages/`)),
    (file) => file.slice(`${STORE}pages/`.length).split('/')[0] ?? '',
  );
  for (const [page, own] of pageFiles)
    if (page !== PREVIEW) add('pages', page, wholeOf(reach(own, importsOf, isStore)));
  for (const file of files.filter((name) => /\/src\/layouts\/\w+Layout\.tsx$/.test(name)))
    add('layouts', path.posix.basename(file, '.tsx'), wholeOf(reach([file], importsOf, isStore)));
  return uses;
}

/** Provides the uses to the documentation. */
export const componentUsesModule = (): Plugin => ({
  name: 'component-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}` ? `export const uses = ${JSON.stringify(componentUses())};` : undefined,
});
