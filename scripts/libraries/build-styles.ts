import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin } from 'vite';
import { folderOf } from './packages.ts';

const SHOP_CONFIG = "@config '../../../../tailwind.config.ts';";
const LIBRARY_CONFIG = "@config '../../tailwind.library.ts';";

/** Reads the shop's style sheet with the utilities of the library alone. */
const libraryUtilities = (file: string): Plugin => ({
  name: 'library-utilities',
  enforce: 'pre',
  load(id) {
    if (id.split('?')[0] !== file) return undefined;
    const code = readFileSync(file, 'utf8');
    if (!code.includes(SHOP_CONFIG)) throw new Error(`${file} names another Tailwind configuration`);
    return code.replace(SHOP_CONFIG, LIBRARY_CONFIG);
  },
});

/** Writes `styles.css`, with the faces beside it in `fonts`. */
export async function buildStyles(out: string) {
  const file = path.join(folderOf('ui'), 'src', 'styles', 'index.css');
  await build({
    configFile: false,
    root: folderOf('ui'),
    base: './',
    logLevel: 'error',
    publicDir: false,
    plugins: [libraryUtilities(file), tailwindcss()],
    build: {
      outDir: out,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { styles: file },
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? 'styles.css' : 'fonts/[name][extname]',
        },
      },
    },
  });
}
