import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { iconNames } from '../foundations/icons-in-use.ts';

const id = 'virtual:component-paths';
const source = fileURLToPath(new URL('../../packages/ui/src/', import.meta.url));
const pascal = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns what an app imports each component and icon from, by name. */
export function componentPaths(): Record<string, string> {
  const files = globSync('**/[A-Z]*.tsx', {
    cwd: source,
    exclude: ['**/*.{stories,test}.tsx', 'testing/**'],
  });
  return Object.fromEntries([
    ...iconNames().map((name) => [pascal(name), `lucide-react/icons/${name}`]),
    ...files
      .map((file) => file.slice(0, -'.tsx'.length).replaceAll('\\', '/'))
      .map((file) => [path.posix.basename(file), `@patine/ui/${file}`])
      .filter(([name = '']) => !name.startsWith('Sample')),
  ]);
}

/** Provides the paths to the documentation, which shows them above each snippet. */
export const componentPathsModule = (): Plugin => ({
  name: 'component-paths',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (loaded) =>
    loaded === `\0${id}` ? `export const paths = ${JSON.stringify(componentPaths())};` : undefined,
});
