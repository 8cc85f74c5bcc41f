import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { componentFiles } from './component-uses.ts';

const id = 'virtual:component-messages';
const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** Every message of the components, by its id. */
const messages = JSON.parse(read('packages/ui/src/messages/en.json')) as Record<string, string>;
/** `'ui.tag.sold'`, or `` `ui.tag.${family}` ``, which names all that begin so. */
const NAMED = /['"`](?<named>ui\.[\w.-]+)(?<end>['"`]|\$\{)/g;

/** Returns the ids of the messages that a code names, in the order of the messages. */
export function messagesNamed(code: string): string[] {
  const named = [...code.matchAll(NAMED)].map(({ groups }) => groups ?? {});
  return Object.keys(messages).filter((message) =>
    named.some(({ named = '', end }) => (end === '${' ? message.startsWith(named) : message === named)),
  );
}

/** Returns the ids of the messages of each component, by the title of its stories. */
export const componentMessages = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(componentFiles()).map(([title, files]) => [
      title,
      messagesNamed(files.map(read).join('\n')),
    ]),
  );

/** Provides them to the pages of components. */
export const componentMessagesModule = (): Plugin => ({
  name: 'component-messages',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}` ? `export const messagesOf = ${JSON.stringify(componentMessages())};` : undefined,
});
