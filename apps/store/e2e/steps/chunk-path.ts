import { readFileSync } from 'node:fs';

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string; name?: string }>;

/**
 * URL path of the chunk that a source file was built into, from Vite's manifest; one that several files share is found by
 * its name there. Chunks are named by their content.
 */
export function chunkPath(source: string): string {
  const chunk = manifest[source] ?? Object.values(manifest).find(({ name }) => name === source);
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  return `/${chunk.file}`;
}
