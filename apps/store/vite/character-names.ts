import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = 'decode-named-character-reference';
const OWN = fileURLToPath(new URL('../src/lib/character-name.ts', import.meta.url));

/** In browsers Markdown's names of characters are read through the one door that pages leave for HTML. */
export const characterNames = (): Plugin => ({
  name: 'character-names',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === LIBRARY ? OWN : null),
});
