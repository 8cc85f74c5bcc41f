import type { FastifyInstance } from 'fastify';
import { createServer, type Plugin } from 'vite';
import type { AppOptions } from './app.ts';
import { iconsIn } from './assets.ts';
import type { Renderer } from './render.ts';

const POLICY = 'content-security-policy';
const PREAMBLE = '/@preamble';

/** Globals that hot reload expects; served as a file, because the policy forbids inline scripts. */
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

/** Vite's WebSocket for hot reload uses a port of its own. */
const withSocket = (policy: string) => policy.replace("connect-src 'self'", "connect-src 'self' ws:");

/** Starts the development server: modules come from Vite. */
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
      head: `<script src="/src/theme-script.ts"></script>${iconsIn(locale)}`,
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
