import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@patine/core';
import { build, type Plugin } from 'vite';
import { readTexts } from './messages.ts';

const entry = fileURLToPath(new URL('../worker/main.ts', import.meta.url));

/** Version of a build: a hash of its files and of the offline page's messages. */
async function versionOf(folder: string): Promise<string> {
  const words = await Promise.all(LOCALES.map((locale) => readTexts('../src/i18n/', locale)));
  const offline = words.map((texts) => Object.entries(texts).filter(([id]) => id.startsWith('offline.')));
  return createHash('sha256')
    .update(await readFile(join(folder, 'manifest.json')))
    .update(JSON.stringify(offline))
    .digest('base64url')
    .slice(0, 12);
}

/** Builds the service worker as one self-contained script; it shares no chunks with the pages. */
export const serviceWorker = (): Plugin => {
  let folder = '';
  return {
    name: 'service-worker',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir);
    },
    async writeBundle() {
      await build({
        configFile: false,
        logLevel: 'error',
        define: {
          'process.env.NODE_ENV': '"production"',
          SHOP_VERSION: JSON.stringify(await versionOf(folder)),
        },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          rollupOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
};
