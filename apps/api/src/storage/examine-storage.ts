import { randomBytes, randomUUID } from 'node:crypto';
import type { Storage } from './storage.ts';

const BYTES = 8_192;

/** Writes, reads, finds and deletes an object. Throws with the step that fails. */
export async function examineStorage(storage: Storage): Promise<void> {
  const [key, bytes] = [`doctor/${randomUUID()}`, randomBytes(BYTES)];
  await storage.write(key, bytes);
  try {
    if (!(await storage.read(key))?.equals(bytes))
      throw new Error(`${storage.name} returns other bytes than were written`);
    if ((await storage.list(key))[0] !== key)
      throw new Error(`${storage.name} does not list what was written`);
  } finally {
    await storage.delete(key);
  }
  if (await storage.has(key)) throw new Error(`${storage.name} does not delete`);
}
