import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';

/** The packages that other apps can install. `ui` needs `contract` for its types, and both need `core`. */
export const LIBRARIES = ['core', 'contract', 'search', 'ui'] as const;
export type LibraryName = (typeof LIBRARIES)[number];

/** What tests, stories and the documentation need, and no app does. */
const NOT_SHIPPED = [
  '**/*.{test,stories,samples,editors,guide}.{ts,tsx}',
  '**/{testing,screens}/**',
  '**/Sample*.tsx',
  'navigation/demo-entries.ts',
  'blocks/{block-story,editors-page,editors-pages,field-rows}.ts',
];

export const folderOf = (name: LibraryName) => path.join(root, 'packages', name);

/** Returns the source files that a library ships, as absolute paths. */
export const sourcesOf = (name: LibraryName): string[] => {
  const cwd = path.join(folderOf(name), 'src');
  return globSync('**/*.{ts,tsx}', { cwd, exclude: NOT_SHIPPED })
    .filter((file) => !file.endsWith('.d.ts'))
    .toSorted()
    .map((file) => path.join(cwd, file));
};

export type Manifest = {
  name: string;
  version: string;
  description: string;
  sideEffects: boolean | string[];
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
};

export const manifestOf = (name: LibraryName) =>
  JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
