import type { Plugin } from 'vite';

/**
 * Imports stay imports: there is one stylesheet, which every page has, and pages are fetched before they are asked
 * for. What Vite would put in their place travels with each first view, with the names of all files.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
});
