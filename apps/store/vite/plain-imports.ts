import type { Plugin } from 'vite';

/**
 * Keeps dynamic imports as they are. Vite's preload helper would add the names of all files to each first view; it is not needed,
 * since there is one stylesheet and pages are prefetched.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined,
});
