import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

// Imported into a process by NODE_OPTIONS: on SIGUSR2 it collects its garbage and writes the memory that is still in use.
const folder = process.env['HEAP_FOLDER'];
if (folder !== undefined && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  process.on('SIGUSR2', async () => {
    collectGarbage();
    // Buffers of collected objects are freed a moment later.
    await sleep(500);
    collectGarbage();
    const file = path.join(folder, String(process.pid));
    writeFileSync(`${file}.part`, JSON.stringify(process.memoryUsage()));
    renameSync(`${file}.part`, file);
  });
}
