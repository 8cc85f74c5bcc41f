import { createApp, type AppOptions } from './app.ts';
import { readAssets } from './assets.ts';
import { readConfig, type Config } from './config.ts';
import type { OfflineRenderer } from './offline-page.ts';
import type { Renderer } from './render.ts';

const clientFolder = new URL('../dist/client/', import.meta.url);
const serverEntry = new URL('../dist/server/entry-server.js', import.meta.url);

async function built(): Promise<Omit<AppOptions, 'config'>> {
  const { render, renderOffline } = (await import(serverEntry.href)) as {
    render: Renderer;
    renderOffline: OfflineRenderer;
  };
  return {
    renderer: async () => render,
    offlineRenderer: async () => renderOffline,
    assets: await readAssets(clientFolder),
    clientFolder,
  };
}

async function start(config: Config) {
  const develop = config.DEV ? await (await import('./develop.ts')).develop() : null;
  const app = await createApp({ config, ...(develop?.options ?? (await built())) });
  develop?.attach(app);
  await app.listen({ port: config.PORT, host: config.HOST });
  const stop = () => {
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  process.stderr.write(`The store did not start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
