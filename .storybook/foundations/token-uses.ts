import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { propertyOf, tokens, type Token } from '../../scripts/docs/design-tokens.ts';

/** Where a token is used. */
export type TokenUse = {
  /** Utilities that are written with it, the most frequent first. */
  utilities: string[];
  /** Components that it appears in, by name. */
  components: string[];
  /** Files of the shop's pages and server that it appears in. */
  pages: string[];
  /** Files of emails, PDFs and pictures that it appears in. */
  api: string[];
};

const id = 'virtual:token-uses';
const root = fileURLToPath(new URL('../../', import.meta.url));
const NO_USE = [
  '**/*.{test,stories,samples,editors,guide}.*',
  '**/{testing,screens,e2e,node_modules,dist}/**',
];

const COLOR_UTILITIES =
  '(?:bg|text|border(?:-[trblxyse])?|outline|(?:inset-)?(?:ring|shadow)|fill|stroke|decoration|accent|caret|divide|from|via|to|placeholder)-';

/** Beginnings of the utilities of a group, as a pattern. */
const UTILITIES: Readonly<Record<string, string>> = {
  color: COLOR_UTILITIES,
  font: 'font-',
  text: 'text-',
  shadow: 'shadow-',
  z: 'z-',
};

/** Utilities whose name is not that of the token. */
const OTHERS: Readonly<Record<string, string>> = {
  radius: 'rounded(?:-[trblse]{1,2})?',
  'page-width': 'max-w-page',
  portrait: 'aspect-portrait',
};

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const utilityPattern = ({ group, name }: Token) => {
  const body = OTHERS[name] ?? (UTILITIES[group] === undefined ? undefined : UTILITIES[group] + name);
  return body ? new RegExp(`(?<![\\w-])${body}(?![\\w-])`, 'g') : undefined;
};

/** Names of the object that code without a style sheet reads a colour from. */
const OBJECTS: Readonly<Record<string, string>> = { color: 'colors', dark: 'darkColors' };

/** Returns the utilities, custom properties and constants in a text that name a token. */
export function usesIn(code: string, token: Token): string[] {
  const property = propertyOf(token);
  const object = OBJECTS[token.group];
  return [
    ...[...code.matchAll(utilityPattern(token) ?? /(?!)/g)].map(([found]) => found),
    ...(property && new RegExp(`\\(--${property}[),]`).test(code) ? [`var(--${property})`] : []),
    ...(object && new RegExp(`\\b${object}\\.${camel(token.name)}\\b`).test(code)
      ? [`${object}.${camel(token.name)}`]
      : []),
  ];
}

const read = (folder: string, ext: string) =>
  globSync(`${folder}/**/*.{${ext}}`, { cwd: root, exclude: NO_USE }).map((file) => ({
    file: file.replaceAll('\\', '/'),
    code: readFileSync(path.join(root, file), 'utf8'),
  }));

/** The files that are drawn: components with the tables of their looks, style sheets, pages, emails and PDFs. */
export const drawnFiles = () => [
  ...read('packages/ui/src', 'ts,tsx,css').filter(({ file }) => !file.endsWith('/tokens.css')),
  ...read('apps/store/{src,server,vite}', 'ts,tsx,css'),
  ...read('apps/api/src', 'ts,tsx'),
];

const byCount = (names: string[]) => {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, one], [, other]) => other.length - one.length).map(([name]) => name);
};

const componentOf = (file: string) => {
  const found = /^packages\/ui\/src\/(?:blocks\/)?([\w-]+)\//.exec(file)?.[1];
  return found === 'styles' ? 'style sheets' : found;
};

/** Returns where each token is used, by `group.name`. */
export function tokenUses(): Record<string, TokenUse> {
  const files = drawnFiles();
  return Object.fromEntries(
    tokens.map((token) => {
      const found = files.flatMap(({ file, code }) => {
        const uses = usesIn(code, token);
        return uses.length > 0 ? [{ file, uses }] : [];
      });
      const filesIn = (folder: string) =>
        found.map(({ file }) => file).filter((file) => file.startsWith(folder));
      const components = found.flatMap(({ file }) => componentOf(file) ?? []);
      const use: TokenUse = {
        utilities: byCount(found.flatMap(({ uses }) => uses)),
        components: [...new Set(components)].toSorted(),
        pages: filesIn('apps/store/'),
        api: filesIn('apps/api/'),
      };
      return [`${token.group}.${token.name}`, use] as const;
    }),
  );
}

/** Provides the uses to the page of tokens. */
export const tokenUsesModule = (): Plugin => ({
  name: 'token-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}` ? `export const uses = ${JSON.stringify(tokenUses())};` : undefined,
});
