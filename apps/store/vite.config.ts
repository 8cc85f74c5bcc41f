import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messages } from './vite/messages.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), messages(), precompress()],
  resolve: {
    alias: {
      // Messages arrive parsed: ICU's parser stays out of the bundle.
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
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
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: 'src/entry-client.tsx',
          // A page's chunk bears its folder's name, so that budgets and logs can speak of it.
          output: {
            chunkFileNames: ({ facadeModuleId, name }) =>
              `assets/${/\/pages\/([\w-]+)\/Page\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
          },
        },
      },
}));
