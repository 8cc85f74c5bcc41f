import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../scripts/preflight.ts';
import { bin, root } from '../scripts/root.ts';

/** Starts a server that sends one buffer of `bytes`: the machine's upper limit under the same conditions. */
export async function startStaticBuffer(bytes: number): Promise<{ url: string; stop: () => void }> {
  const port = await freePort(3400);
  const server = spawn(bin('node'), ['bench/static-buffer.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), BYTES: String(bytes) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.kill() };
}
