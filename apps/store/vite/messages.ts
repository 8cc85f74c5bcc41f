import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import { withBrandName } from '@patine/brand';
import { LOCALES } from '@patine/core';
import type { Plugin } from 'vite';
import { MESSAGE_GROUPS } from '../src/i18n/first-pages.ts';
import { messageChunks } from './initial-messages.ts';

const ALL = 'virtual:messages';
const PREFIX = `${ALL}/`;
const SERVER = 'server';
const SCREENS = `${PREFIX}screens`;

export type Texts = Record<string, string>;

export type MessagesOptions = {
  locales?: readonly string[];
  /** Reads a message file of one language. */
  read?: (file: string, locale: string) => Promise<Texts>;
};

const FOLDERS = ['../../../packages/ui/src/messages/', '../src/i18n/'];

const fileIn = (folder: string, locale: string) =>
  fileURLToPath(new URL(`${folder}${locale}.json`, import.meta.url));

export const readTexts = async (folder: string, locale: string): Promise<Texts> =>
  JSON.parse(withBrandName(await readFile(fileIn(folder, locale), 'utf8'))) as Texts;

/** Plain text stays a string; a message with arguments becomes its syntax tree. */
function compile(text: string) {
  const parts = parse(text, { shouldParseSkeletons: true });
  const [only] = parts;
  return parts.length === 1 && only?.type === 0 ? only.value : parts;
}

/** The module of one part of a language's messages. */
function compilePart(texts: Texts, part: string, locale: string): string {
  const partsOf = messageChunks();
  const compiled: Record<string, unknown> = {};
  for (const [id, text] of Object.entries(texts)) {
    if (!partsOf(id).has(part)) continue;
    try {
      compiled[id] = compile(text);
    } catch (error) {
      throw new Error(`${id} in ${locale}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
  }
  // react-intl only accepts syntax trees; converting plain text in the browser is cheaper than sending trees.
  return `const words = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});
for (const id in words) if (typeof words[id] === 'string') words[id] = [{ type: 0, value: words[id] }];
export default words;`;
}

/** The loaders of every part and language; browsers get none for the server's part. */
function listParts(locales: readonly string[], ssr: boolean): string {
  const groups = MESSAGE_GROUPS.filter((group) => ssr || group !== SERVER);
  const partsIn = (locale: string) =>
    [`first: () => import('${PREFIX}${locale}')`]
      .concat(groups.map((group) => `${group}: () => import('${PREFIX}${locale}/${group}')`))
      .join(', ');
  return `export default { ${locales.map((locale) => `${locale}: { ${partsIn(locale)} }`).join(', ')} };`;
}

const listScreens = (locales: readonly string[]): string =>
  `export default { ${locales.map((locale) => `${locale}: () => import('${PREFIX}${locale}/screens')`).join(', ')} };`;

/**
 * `virtual:messages`: loaders of messages by language and part. `virtual:messages/fr`: the initial messages of one language, parsed
 * at build time; `virtual:messages/fr/account`: those of another group.
 * `virtual:messages/screens`: loaders of the messages of the screens beside the page editor's own, by language.
 */
export const messages = ({ locales = LOCALES, read = readTexts }: MessagesOptions = {}): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id === ALL || id.startsWith(PREFIX) ? `\0${id}` : undefined),
  async load(id, options) {
    if (id === `\0${ALL}`) return listParts(locales, options?.ssr === true);
    if (id === `\0${SCREENS}`) return listScreens(locales);
    if (!id.startsWith(`\0${PREFIX}`)) return;
    const [locale = '', part = 'first'] = id.slice(PREFIX.length + 1).split('/');
    const texts = await Promise.all(
      FOLDERS.map((folder) => {
        this.addWatchFile(fileIn(folder, locale));
        return read(folder, locale);
      }),
    );
    return compilePart(Object.assign({}, ...texts) as Texts, part, locale);
  },
});
