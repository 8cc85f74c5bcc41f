import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import type { AppOptions } from './app.ts';
import { iconsIn } from './assets.ts';
import type { Renderer } from './render.ts';

const POLICY = 'content-security-policy';
const PREAMBLE = '/@preamble';

/** What modules expect of the page before hot reload can follow them; a file, since the page takes no inline script. */
const preamble = (): Plugin => ({
  name: 'preamble',
  resolveId: (id) => (id === PREAMBLE ? id : undefined),
  load: (id) =>
    id === PREAMBLE
      ? `import { injectIntoGlobalHook } from '/@react-refresh';
         injectIntoGlobalHook(window);
         window.$RefreshReg$ = () => {};
         window.$RefreshSig$ = () => (type) => type;`
      : undefined,
});

/** Changes arrive over a socket on a port of Vite's own. */
const withSocket = (policy: string) => policy.replace("connect-src 'self'", "connect-src 'self' ws:");

/** The store while it is written: modules come from Vite as they change. */
export async function develop() {
  const vite = await createServer({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    plugins: [preamble()],
    server: { middlewareMode: true },
  });
  const options: Omit<AppOptions, 'config'> = {
    renderer: async () => {
      const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
      return render as Renderer;
    },
    assets: (_, locale) => ({
      head: iconsIn(locale),
      emphasis: '',
      first: `<script type="module" src="${PREAMBLE}"></script>`,
      rest: '<script type="module" src="/@vite/client"></script><script type="module" src="/src/entry-client.tsx"></script>',
    }),
  };
  const attach = (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      reply.header(POLICY, withSocket(String(reply.getHeader(POLICY))));
      vite.middlewares(request.raw, reply.raw, () => done());
    });
    app.addHook('onClose', () => vite.close());
  };
  return { options, attach };
}
