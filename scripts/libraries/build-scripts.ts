import { cpSync, globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { folderOf, sourcesOf, type LibraryName } from './packages.ts';

/** The shop's name and wordmark are built in; an app gives its own to `Logo`. */
const isOwn = (id: string) =>
  id.startsWith('.') || path.isAbsolute(id) || id.startsWith('\0') || id.startsWith('@patine/brand/');

/** Builds a library's modules one for one, so that an app loads those alone that it imports. */
export async function buildScripts(name: LibraryName, out: string) {
  const source = path.join(folderOf(name), 'src');
  await build({
    configFile: false,
    root: source,
    base: './',
    logLevel: 'error',
    publicDir: false,
    // Decided by the app that bundles it: messages for developers are left out of production.
    define: { 'import.meta.env.DEV': "process.env.NODE_ENV !== 'production'" },
    build: {
      outDir: out,
      emptyOutDir: false,
      minify: false,
      target: 'es2024',
      reportCompressedSize: false,
      lib: { entry: sourcesOf(name), formats: ['es'] },
      rolldownOptions: {
        external: (id: string) => !isOwn(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: source,
          entryFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  });
  // Word lists are read at run time, messages are imported by the app.
  for (const file of globSync('**/*.json', { cwd: source, exclude: ['**/testing/**'] }))
    cpSync(path.join(source, file), path.join(out, file));
}
