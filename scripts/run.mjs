// Entry point of every command: `node scripts/run.mjs start|dev|test|storybook|bench|marketplace`.
// It runs on the machine's own Node (18 or later), installs the project's Node, pnpm and packages if they are
// missing, and starts the command with them. This file may use neither packages nor newer syntax.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const node = path.join(root, 'node_modules', '.bin', 'node');
const stampFile = path.join(root, 'node_modules', '.patine', 'installed');

const manifests = () => {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).map((name) => path.join(folder, name, 'package.json')),
  );
  return ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', ...workspaces].filter((file) =>
    existsSync(path.join(root, file)),
  );
};

/** Hash of everything that an installation depends on: while it is unchanged, no installation is needed. */
const wanted = () => {
  const hash = createHash('sha256').update(`${PNPM} ${process.platform} ${process.arch}`);
  for (const file of manifests()) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
};

const isInstalled = () =>
  existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted();

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const install = () => {
  console.log('Installing packages (a few minutes the first time)…');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const result = spawnSync(npx, ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', npm_config_loglevel: 'error' },
  });
  if (result.status !== 0) {
    console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim().split('\n').slice(-15).join('\n'));
    fail('The packages could not be installed: check the network and the disk, then run the command again.');
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wanted());
};

if (Number(process.versions.node.split('.')[0]) < 18)
  fail(`Node ${process.versions.node} is too old: the shop starts from Node 18 (https://nodejs.org).`);

const [command, ...rest] = process.argv.slice(2);
/** A command is a file of `scripts`, or the `main.ts` of a folder of its name. */
const file = [`scripts/${command}.ts`, `${command}/main.ts`].find((name) =>
  existsSync(path.join(root, name)),
);
if (!file) fail(`There is no command "${command}".`);
if (!isInstalled()) install();

const child = spawn(node, ['--disable-warning=ExperimentalWarning', path.join(root, file), ...rest], {
  cwd: process.env.INIT_CWD ?? process.cwd(),
  // The IPC channel closes when this process ends for whatever reason; the command then stops as well.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
  },
});
// The terminal sends Ctrl-C to the child as well; a service manager signals only this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => undefined);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
