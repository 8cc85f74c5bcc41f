import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const FILE = 'manifest.json';

/** What a backup is, beside its files. */
const manifest = z.object({
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Date of the latest migration that the database had run, in milliseconds. */
  schema: z.int(),
  database: z.union([
    z.object({ kind: z.literal('postgres'), server: z.int(), writtenBy: z.string() }),
    z.object({ kind: z.literal('pglite') }),
  ]),
  /** How many originals of pictures it holds; null for a backup of the database alone. */
  pictures: z.int().nullable(),
});

export type Manifest = z.infer<typeof manifest>;

export const DATABASE_FILES = { postgres: 'database.dump', pglite: 'database.tar.gz' } as const;
export const PICTURES = 'pictures';

export const writeManifest = (folder: string, written: Manifest) =>
  writeFile(path.join(folder, FILE), `${JSON.stringify(written, null, 2)}\n`);

/** Reads a backup's manifest. Throws a sentence if there is none that this version understands. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null);
  if (text === null)
    throw new Error(`${folder} holds no backup, or one that was not finished: ${FILE} is missing.`);
  const { data } = manifest.safeParse(JSON.parse(text));
  if (!data) throw new Error(`${FILE} is not one that this version understands.`);
  return data;
}
