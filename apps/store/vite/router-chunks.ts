import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const CORE = '?router-core';
/** The one module that creates the router. */
const STARTS = '/src/lib/browser-router.ts';
const LIBRARY = /\/react-router\/dist\/production\//;

/** True for the modules of the router that load at the first sign of a navigation. */
export const isRouterCore = (id: string) => id.endsWith(CORE);

/** Marks what the library creates while it loads as free of side effects, so that unused parts are left out. */
const annotate = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*)\.(createContext|createElement|forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replaceAll(/= new (Map|Set|URL|WeakMap)\(/g, '= /* @__PURE__ */ new $1(');

/**
 * React Router in two chunks: what renders a page, and what navigates from it. The library is one module, so the second has a copy of
 * its own, which shares nothing with the first but the router's state. Its development build is the default even for browsers.
 */
export const routerChunks = (): Plugin => ({
  name: 'router-chunks',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer = '') {
    const inCore = isRouterCore(importer);
    if (inCore && id.startsWith('.')) return join(dirname(importer), id) + CORE;
    if (!/^react-router(-dom|\/dom)?$/.test(id)) return;
    const found = await this.resolve(id, importer.replace(CORE, ''), { skipSelf: true });
    if (!found) return;
    const startsCore = importer.endsWith(STARTS) && id === 'react-router-dom';
    const file = found.id.replace('/dist/development/', '/dist/production/');
    return { id: startsCore || inCore ? file + CORE : file, moduleSideEffects: false };
  },
  load: (id) => (isRouterCore(id) ? readFile(id.slice(0, -CORE.length), 'utf8') : undefined),
  transform: (code, id) => (LIBRARY.test(id) ? { code: annotate(code), map: null } : undefined),
});
