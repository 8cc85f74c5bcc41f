import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Not empty, because a full disk may still accept an empty file. */
const BYTES = Buffer.alloc(8_192);
const FRESH_MS = 2_000;

/** Tells whether a folder is writable by writing a file. Probes within two seconds share a result. */
export function writableFolder(folder: string): () => Promise<boolean> {
  const file = path.join(folder, `.ready-${process.pid}`);
  const tryToWrite = async () => {
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, BYTES);
      return true;
    } catch {
      return false;
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  };

  let last: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!last || performance.now() - last.at > FRESH_MS)
      last = { at: performance.now(), answer: tryToWrite() };
    return last.answer;
  };
}
