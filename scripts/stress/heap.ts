import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** Longer than a collection of the largest heap takes. */
const PATIENCE_MS = 30_000;

/** Environment of processes whose memory can be measured. */
export const measurable = (folder: string) => ({
  HEAP_FOLDER: folder,
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'heap-probe.ts')).href}`,
});

/** Memory in use after a garbage collection, in MB: JavaScript objects, buffers beside them, and the whole process. */
export type Memory = { heap: number; buffers: number; resident: number };

/** Has a process collect its garbage, and returns what is left. */
export async function measureMemory(folder: string, pid: number): Promise<Memory> {
  const file = path.join(folder, String(pid));
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== null) {
      const { heapUsed, external, rss } = JSON.parse(text) as NodeJS.MemoryUsage;
      return { heap: heapUsed / 1e6, buffers: external / 1e6, resident: rss / 1e6 };
    }
    if (performance.now() > until) throw new Error(`Process ${pid} did not say what memory it uses.`);
    await sleep(50);
  }
}
