import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { propertyOf, tokens, type Token } from '../../scripts/docs/design-tokens.ts';
import { componentFiles } from '../docs/component-uses.ts';
import { usesIn } from './token-uses.ts';

const id = 'virtual:component-tokens';
const root = fileURLToPath(new URL('../../', import.meta.url));
const STYLES = ['index', 'lists'].map((name) => `packages/ui/src/styles/${name}.css`);
/** Groups of tokens that replace a colour in a theme: the colour stands for them. */
const THEMES = new Set(['dark', 'contrast', 'contrast-dark']);

const read = (file: string) => readFileSync(root + file, 'utf8');

/** Looks that style sheets name, such as `heading`, with their rules. */
const looks = STYLES.flatMap((file) =>
  read(file)
    .split('@utility ')
    .slice(1)
    .map((rule) => ({ name: /^[\w-]+/.exec(rule)?.[0] ?? '', rule })),
);

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs;
const TEXT = /'[^'\n]*'|"[^"\n]*"|`[^`]*`/g;

/** Returns a code, followed by the rules of the looks that its texts name: elsewhere their names are other words. */
function withLooks(code: string): string {
  const texts = code.replaceAll(COMMENT, '').match(TEXT)?.join('\n') ?? '';
  const named = looks.filter(({ name }) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(texts));
  return [code, ...named.map(({ rule }) => rule)].join('\n');
}

const isNamed = (token: Token, code: string) =>
  propertyOf(token) !== undefined && usesIn(code, token).length > 0;

/** Returns the tokens that the code of each component names, as `group.name`, by the title of its stories. */
export const componentTokens = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(componentFiles()).map(([title, files]) => {
      const code = withLooks(files.map(read).join('\n'));
      const found = tokens.filter((token) => !THEMES.has(token.group) && isNamed(token, code));
      return [title, found.map(({ group, name }) => `${group}.${name}`)];
    }),
  );

/** Provides them to the pages of components. */
export const componentTokensModule = (): Plugin => ({
  name: 'component-tokens',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}` ? `export const tokensOf = ${JSON.stringify(componentTokens())};` : undefined,
});
