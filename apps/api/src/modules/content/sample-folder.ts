import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The smallest valid page with these blocks. */
export const samplePage = (at: string, title: string, ...blocks: unknown[]) => ({
  title,
  description: '',
  path: at,
  zones: [{ id: 'all', blocks: blocks.length > 0 ? blocks : [{ type: 'title', title }] }],
});

/** Creates a content folder with only these files. Strings are written verbatim, other bodies as JSON. */
export async function sampleContent(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-content-'));
  for (const [file, body] of Object.entries(files)) {
    const at = path.join(folder, file);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, typeof body === 'string' ? body : JSON.stringify(body));
  }
  return folder;
}
