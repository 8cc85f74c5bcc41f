import { readFileSync } from 'node:fs';

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/client/manifest.json', import.meta.url), 'utf8'),
) as Record<string, { file: string }>;

/** URL path of the chunk that a source file was built into, from Vite's manifest; chunks are named by their content. */
export function chunkPath(source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk of ${source}`);
  return `/${chunk.file}`;
}
