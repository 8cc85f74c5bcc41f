import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appIcons } from './vite/app-icons.ts';
import { blockTypes } from './vite/block-types.ts';
import { characterNames } from './vite/character-names.ts';
import { icons } from './vite/icons.ts';
import { landingChunk } from './vite/landing-chunk.ts';
import { messages } from './vite/messages.ts';
import { pageSources } from './vite/page-sources.ts';
import { plainImports } from './vite/plain-imports.ts';
import { precompress } from './vite/precompress.ts';
import { isRouterCore, routerChunks } from './vite/router-chunks.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** Used by the progress bar, by pages with a button for more and by the page editor, which are no part of a first view. */
const LATER_LIBRARIES =
  /\/@tanstack\/(react-query|query-core)\/.*\/(useIsFetching|useQueries|queriesObserver|useInfiniteQuery|infiniteQueryObserver)\.js$/;

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    icons(),
    characterNames(),
    routerChunks(),
    messages(),
    blockTypes(),
    pageSources(),
    plainImports(),
    appIcons(),
    serviceWorker(),
    precompress(),
  ],
  resolve: {
    alias: {
      // Messages are parsed at build time: ICU's parser stays out of the bundle.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
      'react-style-singleton': fileURLToPath(new URL('./vite/style-singleton.ts', import.meta.url)),
    },
  },
  // One self-contained server bundle with React's production build, whatever NODE_ENV is.
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
          input: ['src/theme-script.ts', 'src/first-script.ts', 'src/entry-client.tsx'],
          output: {
            // The entry lists every chunk by file name: readable names would add 0.8 kB to each first view. The manifest has them.
            chunkFileNames: 'assets/[hash].js',
            // Large libraries have chunks of their own, which stay cached when the shop changes.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  // Includes the bases of icons and slots: alone, each would be an extra chunk on every page.
                  test: /\/node_modules\/(react|react-dom|scheduler)\/|\/(create-icon|Slot)\.ts$|rolldown\/runtime/,
                },
                // What pages ask for data with, speak with and are found by.
                {
                  name: 'libraries',
                  test: (id) =>
                    /\/node_modules\/(react-router(-dom)?|@tanstack|@formatjs|react-intl|intl-messageformat)\//.test(
                      id,
                    ) &&
                    !isRouterCore(id) &&
                    !LATER_LIBRARIES.test(id),
                },
                // What the lazy screens of the page editor share; no page of the shop loads any of it. Zod is configured in
                // the chunk of the schemas, before any of them is made.
                {
                  name: 'page-editor-schemas',
                  test: /\/node_modules\/zod\/|\/contract\/src\/content\/|\/page-editor\/without-eval\.ts$/,
                  includeDependenciesRecursively: false,
                },
                // The library of pictures and its picker, each opened by its own press.
                {
                  name: 'page-editor-pictures',
                  test: /\/src\/page-editor\/pictures\/(?!pictures-api|use-picture-ids)|\/contract\/src\/rest\/media\.ts$/,
                  includeDependenciesRecursively: false,
                },
                {
                  name: 'page-editor-drag',
                  test: /\/node_modules\/(@atlaskit|@babel\/runtime|bind-event-listener|raf-schd)\//,
                },
                {
                  name: 'page-editor-parts',
                  test: /\/src\/page-editor\/(?!iframe-messages)/,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
                // Shared by every page, apart from the scripts in its head.
                {
                  name: 'shop-frame',
                  tags: ['$initial'],
                  test: (id) =>
                    !/\/(theme-script|first-script|rest-id)\.ts$/.test(id) && !LATER_LIBRARIES.test(id),
                  includeDependenciesRecursively: false,
                },
                // What every list and carousel of cards needs.
                {
                  name: 'cards',
                  test: /\/ui\/src\/(product-card|product-grid|picture|carousel|skeleton)\/|\/use-product-cards\.tsx$/,
                  includeDependenciesRecursively: false,
                },
                // What the pages share on which most visitors land: alone, each module would be a file of every visit.
                { name: landingChunk(), debugName: 'landing', includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
}));
