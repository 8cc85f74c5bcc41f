import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { AppOptions } from './app.ts';
import type { Renderer } from './render.ts';

/** The store while it is written: modules come from Vite as they change. */
export async function develop() {
  const vite = await createServer({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    server: { middlewareMode: true },
  });
  const options: Omit<AppOptions, 'config'> = {
    renderer: async () => {
      const { render } = await vite.ssrLoadModule('/src/entry-server.tsx');
      return render as Renderer;
    },
    assets: () => ({
      head: '<script type="module" src="/src/react-refresh.ts"></script><link rel="stylesheet" href="/@fs/styles">',
      script:
        '<script type="module" src="/@vite/client"></script><script type="module" src="/src/entry-client.tsx"></script>',
    }),
  };
  const attach = (app: FastifyInstance) => {
    app.addHook('onRequest', (request, reply, done) => {
      vite.middlewares(request.raw, reply.raw, () => done());
    });
    app.addHook('onClose', () => vite.close());
  };
  return { options, attach };
}
