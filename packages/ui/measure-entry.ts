import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('./src/', import.meta.url));

/** Packages that every page already contains. */
const present = /^(react|react-dom|react-intl)(\/|$)/;

/**
 * Returns the components that a host imports, as `folder/Component`: those with a story, without their parts. Screens
 * are compositions for review and excluded.
 */
export const entries = (): string[] =>
  globSync('**/*.stories.tsx', { cwd: source })
    .map((file) => file.slice(0, -'.stories.tsx'.length).replaceAll('\\', '/'))
    .filter((entry) => /\/[A-Z]\w+$/.test(entry) && !entry.startsWith('screens/'))
    .toSorted();

/** Returns the compressed size in kB of the scripts that importing an entry loads. Lazy chunks do not count. */
export async function measure(entry: string): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: source,
    build: {
      write: false,
      rolldownOptions: {
        input: `${source}${entry}.tsx`,
        external: present,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const first = [...chunks.values()].find(({ isEntry }) => isEntry);
  const reached = new Set<string>();
  const reach = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || reached.has(name)) return;
    reached.add(name);
    chunk.imports.forEach(reach);
  };
  if (first) reach(first.fileName);
  const code = [...reached].map((name) => chunks.get(name)!.code).join('\n');
  return gzipSync(code, { level: 9 }).byteLength / 1000;
}
