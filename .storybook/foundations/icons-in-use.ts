import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const sources = ['../../packages/ui/src/', '../../apps/store/src/'].map(here);
const id = 'virtual:icons-in-use';

/** Returns the names of the lucide icons that components and pages import, in alphabetical order. */
export function iconNames() {
  const files = sources.flatMap((cwd) => globSync('**/*.{ts,tsx}', { cwd }).map((file) => cwd + file));
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'lucide-react\/icons\/([\w-]+)'/g)].map(([, name = '']) => name),
  );
  return [...new Set(names)].toSorted();
}

/** Provides only these icons by name, because the whole library has about 1,700. */
export const iconsInUse = (): Plugin => ({
  name: 'icons-in-use',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  async load(loaded) {
    if (loaded !== `\0${id}`) return undefined;
    const places = await Promise.all(
      iconNames().map(async (name) => {
        const found = await this.resolve(
          `lucide-react/icons/${name}`,
          here('../../packages/ui/src/icon/icon-attributes.ts'),
        );
        if (!found) throw new Error(`lucide-react has no icon named ${name}`);
        return [name, found.id] as const;
      }),
    );
    const imports = places.map(([, place], at) => `import Icon${at} from ${JSON.stringify(place)};`);
    const entries = places.map(([name], at) => `[${JSON.stringify(name)}, Icon${at}]`);
    return `${imports.join('\n')}\nexport const icons = [${entries.join(', ')}];`;
  },
});
