import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** In the form of `sha256sum`, whose `--check` reads it. */
export const CHECKSUMS = 'SHA256SUMS';
const LINE = /^([0-9a-f]{64}) {2}(.+)$/;

async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      path.relative(folder, path.join(parentPath, name)).split(path.sep).join('/'),
    )
    .filter((name) => name !== CHECKSUMS)
    .sort();
}

/** Writes the checksums of every file of a folder; returns how many there are. */
export async function writeChecksums(folder: string): Promise<number> {
  const lines: string[] = [];
  for (const name of await filesIn(folder)) lines.push(`${await checksum(path.join(folder, name))}  ${name}`);
  await writeFile(path.join(folder, CHECKSUMS), `${lines.join('\n')}\n`);
  return lines.length;
}

/** Names the first file of a folder that is not as it was written: changed, missing, or in no list. */
export async function firstDifference(folder: string): Promise<string | null> {
  const listed = new Map(
    (await readFile(path.join(folder, CHECKSUMS), 'utf8').catch(() => '')).split('\n').flatMap((line) => {
      const [, sum = '', name = ''] = LINE.exec(line) ?? [];
      return name ? [[name, sum] as const] : [];
    }),
  );
  if (listed.size === 0) return CHECKSUMS;
  const present = await filesIn(folder);
  const odd =
    present.find((name) => !listed.has(name)) ?? [...listed.keys()].find((name) => !present.includes(name));
  if (odd !== undefined) return odd;
  for (const [name, sum] of listed) if ((await checksum(path.join(folder, name))) !== sum) return name;
  return null;
}
