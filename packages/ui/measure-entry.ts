import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const source = fileURLToPath(new URL('./src/', import.meta.url));

/** What every page has already. */
const present = /^(react|react-dom|react-intl)(\/|$)/;

/** Components that a host imports, as `folder/Component`: those that have a story, without their parts; screens are composed for review. */
export const entries = (): string[] =>
  globSync('**/*.stories.tsx', { cwd: source })
    .map((file) => file.slice(0, -'.stories.tsx'.length).replaceAll('\\', '/'))
    .filter((entry) => /\/[A-Z]\w+$/.test(entry) && !entry.startsWith('screens/'))
    .toSorted();

/** The scripts that importing an entry alone brings, in kB compressed; what it fetches later does not count. */
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
