import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const LIBRARY = 'decode-named-character-reference';
const OWN = fileURLToPath(new URL('../src/lib/character-name.ts', import.meta.url));

/** Replaces the Markdown parser's decoder of character names in browsers: it uses innerHTML, which Trusted Types restrict. */
export const characterNames = (): Plugin => ({
  name: 'character-names',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id) => (id === LIBRARY ? OWN : null),
});
