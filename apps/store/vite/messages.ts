import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:messages/';

const filesOf = (locale: string) =>
  [`../../../packages/ui/src/messages/${locale}.json`, `../src/i18n/${locale}.json`].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  );

/** A plain text travels as one; anything with arguments as its syntax tree. */
function compile(text: string) {
  const parts = parse(text, { shouldParseSkeletons: true });
  const [only] = parts;
  return parts.length === 1 && only?.type === 0 ? only.value : parts;
}

async function compileLocale(locale: string, watch: (file: string) => void) {
  const compiled: Record<string, unknown> = {};
  for (const file of filesOf(locale)) {
    watch(file);
    const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    for (const [id, text] of Object.entries(texts)) {
      try {
        compiled[id] = compile(text);
      } catch (error) {
        throw new Error(`${file}: ${id}: ${error instanceof Error ? error.message : error}`, {
          cause: error,
        });
      }
    }
  }
  // react-intl takes trees alone; a text becomes its tree where it arrives, which costs less than sending it.
  return `const words = JSON.parse(${JSON.stringify(JSON.stringify(compiled))});
for (const id in words) if (typeof words[id] === 'string') words[id] = [{ type: 0, value: words[id] }];
export default words;`;
}

/** `virtual:messages/fr`: the words of ui and store in one language, parsed at build time. */
export const messages = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return;
    return compileLocale(id.slice(PREFIX.length + 1), (file) => this.addWatchFile(file));
  },
});
