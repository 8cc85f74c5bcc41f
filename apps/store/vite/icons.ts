import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/lib/create-icon.ts', import.meta.url));

/** lucide's drawings without its factory, whose options nobody here uses: 1.6 kB of every first view. */
export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? ours : undefined,
});
