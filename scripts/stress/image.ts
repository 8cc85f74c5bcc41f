import { type ChildProcess, spawn } from 'node:child_process';
import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { debianProgram } from '../../testing/debian-program.ts';
import { build } from '../build.ts';
import { freePort } from '../preflight.ts';
import { sizeOf } from '../release/assemble.ts';
import { assembleRoot, startInRoot } from '../release/image-root.ts';
import { root } from '../root.ts';
import { type Found, notNothing, type Proving, unless } from './figures.ts';

const MOST_BYTES = 250e6;
const READY_MS = 120_000;
const APP_SECRET = 'the secret of an image that is proved';
/** Neither what tests, nor what builds. */
const DEVELOPMENT =
  /\.(test|stories)\.tsx?$|node_modules\/(vite|vitest|typescript|playwright|storybook|esbuild)\//;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    lstatSync(path.join(folder, file)).isFile(),
  );

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

async function ready(url: string, child: ChildProcess, said: () => string) {
  const until = Date.now() + READY_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${url} does not answer: ${said()}`);
    await sleep(100);
  }
}

/** Waits for a server that speaks TLS, with a certificate that nobody knows. */
async function listening(port: number, child: ChildProcess, said: () => string) {
  const until = Date.now() + READY_MS;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined));
      socket.once('error', () => resolve(false));
    });
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`Port ${port} does not answer: ${said()}`);
    await sleep(100);
  }
}

type Image = { folder: string; data: string; databaseUrl: string };

/** Opens a shop in the image's root behind Caddy and buys a piece there; returns what is wrong. */
export async function visitImage({ folder, data, databaseUrl }: Image) {
  const caddy = debianProgram('caddy', 'caddy');
  const { visitShop } = await import('../../apps/api/src/testing/stress/image-visit.ts');
  const running: ChildProcess[] = [];
  const start = (program: ChildProcess) => {
    let said = '';
    program.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4_000)));
    program.stdout?.resume();
    running.push(program);
    return { program, said: () => said };
  };
  const ports = { api: await freePort(6_100), store: await freePort(6_200), http: await freePort(6_300) };
  const https = await freePort(ports.http + 1);
  const origin = `https://localhost:${https}`;
  const env = {
    PUBLIC_URL: origin,
    DATABASE_URL: databaseUrl,
    APP_SECRET,
    PAYMENT: 'sandbox',
    MAIL: 'outbox',
    LOG_LEVEL: 'warn',
    API_PORT: String(ports.api),
    PORT: String(ports.store),
    API_URL: `http://127.0.0.1:${ports.api}`,
    MIGRATE_ON_START: '0',
  };
  const command = async (...args: string[]) => {
    const entry = '/app/apps/api/src/cli/marketplace.ts';
    const { program, said } = start(startInRoot(folder, data, [entry, ...args], env));
    const code = await ended(program);
    return code === 0 ? [] : [`marketplace ${args.join(' ')} ended with ${code}: ${said()}`];
  };
  try {
    const commands = [...(await command('migrate')), ...(await command('catalogue', 'demo'))];
    const api = start(startInRoot(folder, data, ['/app/apps/api/src/server.ts'], env));
    const store = start(startInRoot(folder, data, ['/app/apps/store/server/main.ts'], env));
    await ready(`http://127.0.0.1:${ports.api}/readyz`, api.program, api.said);
    await ready(`http://127.0.0.1:${ports.store}/readyz`, store.program, store.said);
    const config = path.join(root, 'deploy/compose/Caddyfile');
    const proxy = start(
      spawn(caddy, ['run', '--config', config, '--adapter', 'caddyfile'], {
        stdio: ['ignore', 'ignore', 'pipe'],
        env: {
          PATH: process.env['PATH'],
          HOME: data,
          XDG_DATA_HOME: path.join(data, 'certificates'),
          SITE: origin,
          APIS: `127.0.0.1:${ports.api}`,
          STORES: `127.0.0.1:${ports.store}`,
          ADMIN: 'off',
          INNER_PORT: String(await freePort(ports.http + 10)),
          HTTP_PORT: String(ports.http),
          HTTPS_PORT: String(https),
        },
      }),
    );
    await listening(https, proxy.program, proxy.said);
    const { seen, wrong } = await visitShop({ origin, databaseUrl, appSecret: APP_SECRET });
    return { seen, wrong: [...commands, ...wrong] };
  } finally {
    for (const child of running) child.kill('SIGKILL');
    const alive = running.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    await Promise.all(alive.map(ended));
  }
}

/** The image's root file system is assembled, measured, and runs a shop behind Caddy, in which a piece is bought. */
export async function image({ server, dataDir, freshDatabase }: Proving): Promise<Found> {
  build();
  const folder = mkdtempSync(path.join(tmpdir(), 'patine-image-'));
  try {
    await assembleRoot(folder);
    const [bytes, app] = [sizeOf(folder), sizeOf(path.join(folder, 'app'))];
    const development = filesIn(path.join(folder, 'app')).filter((file) => DEVELOPMENT.test(file));
    const data = path.join(dataDir, 'image');
    const { seen, wrong } = await visitImage({
      folder,
      data,
      databaseUrl: server.url(await freshDatabase()),
    });
    return {
      tried: `a root of ${(bytes / 1e6).toFixed(1)} MB (${(app / 1e6).toFixed(1)} MB of it the shop with Node), read-only, without privileges, behind Caddy`,
      held: `${seen} answers as expected, one piece bought, its invoice drawn, webhooks received`,
      wrong: [
        ...unless(bytes <= MOST_BYTES, `the root has ${bytes} bytes`),
        ...notNothing({ 'files of development': development.length }, 'the root'),
        ...wrong,
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
