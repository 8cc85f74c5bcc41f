import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './vite/app-icons.ts';
import { characterNames } from './vite/character-names.ts';
import { icons } from './vite/icons.ts';
import { messages } from './vite/messages.ts';
import { plainImports } from './vite/plain-imports.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/service-worker.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    characterNames(),
    messages(),
    plainImports(),
    appIcons(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      // Messages arrive parsed: ICU's parser stays out of the bundle.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      'react-style-singleton': fileURLToPath(new URL('./vite/style-singleton.ts', import.meta.url)),
    },
  },
  // One self-contained server file: React's production build whatever NODE_ENV says.
  ...(isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  appType: 'custom' as const,
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        minify: false,
        rollupOptions: { input: 'src/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: false,
        rollupOptions: {
          input: ['src/first-script.ts', 'src/entry-client.tsx'],
          output: {
            // The entry lists every chunk by its file: names would make each first view 0.8 kB heavier. The manifest has them.
            chunkFileNames: 'assets/[hash].js',
            // Large libraries stand by themselves: they stay in a browser's cache when the shop changes.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  // With what icons and slots are made of: alone, each would be a chunk of every page.
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/(create-icon|Slot)\.ts$/,
                },
                { name: 'router', test: /\/node_modules\/react-router(-dom)?\// },
                { name: 'query', test: /\/node_modules\/@tanstack\// },
                { name: 'intl', test: /\/node_modules\/(@formatjs|react-intl|intl-messageformat)\// },
                // What every page has around it, apart from the script that is there before it.
                {
                  name: 'shop-frame',
                  tags: ['$initial'],
                  test: (id) => !/\/(first-script|rest-id)\.ts$/.test(id),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}));
