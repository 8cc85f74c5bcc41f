import type { Plugin } from 'vite';

const LIBRARY = /\/react-router\/dist\/production\//;

/** Marks what the library creates while it loads as free of side effects, so that unused parts are left out. */
const annotate = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*)\.(createContext|createElement|forwardRef|memo)\(/g, '= /* @__PURE__ */ $1.$2(')
    .replaceAll(/= new (Map|Set|URL|WeakMap)\(/g, '= /* @__PURE__ */ new $1(');

/** Takes React Router's production build: its package names the development build even for browsers. */
export const productionRouter = (): Plugin => ({
  name: 'production-router',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(id, importer) {
    if (!/^react-router(-dom|\/dom)?$/.test(id)) return;
    const found = await this.resolve(id, importer, { skipSelf: true });
    if (!found) return;
    const file = found.id.replace('/dist/development/', '/dist/production/');
    return { id: file, moduleSideEffects: false };
  },
  transform: (code, id) => (LIBRARY.test(id) ? { code: annotate(code), map: null } : undefined),
});
