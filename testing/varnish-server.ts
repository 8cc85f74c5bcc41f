import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianProgram } from './debian-program.ts';

const VCL = path.join(import.meta.dirname, '../deploy/varnish.vcl');
const BOOT_MS = 30_000;

/** Starts Varnish with the shop's own VCL, in front of a store on this machine. */
export async function startVarnish({ port, storePort }: { port: number; storePort: number }) {
  const program = debianProgram('varnishd', 'varnish', 'varnish-modules');
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-varnish-'));
  const vcl = path.join(folder, 'store.vcl');
  writeFileSync(vcl, readFileSync(VCL, 'utf8').replace('.port = "3000"', `.port = "${storePort}"`));
  const child = spawn(
    program,
    `-F -j none -s malloc,256m -p http_gzip_support=off -a 127.0.0.1:${port} -n ${folder}/work -f ${vcl}`.split(
      ' ',
    ),
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (words += text));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + BOOT_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`Varnish does not start: ${words.slice(0, 2_000)}`);
    }
    await sleep(50);
  }
  return { url, stop };
}

export type Varnish = Awaited<ReturnType<typeof startVarnish>>;
