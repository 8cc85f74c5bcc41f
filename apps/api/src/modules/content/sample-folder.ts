import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Blocks under a title, as the smallest page that may be published. */
export const samplePage = (at: string, title: string, ...blocks: unknown[]) => ({
  title,
  description: '',
  path: at,
  zones: [{ id: 'all', blocks: blocks.length > 0 ? blocks : [{ type: 'title', title }] }],
});

/** A folder of content that has these files alone; text is written as it is. */
export async function sampleContent(files: Record<string, unknown>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'patine-content-'));
  for (const [file, body] of Object.entries(files)) {
    const at = path.join(folder, file);
    await mkdir(path.dirname(at), { recursive: true });
    await writeFile(at, typeof body === 'string' ? body : JSON.stringify(body));
  }
  return folder;
}
