import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { debianProgram } from '../../testing/debian-program.ts';
import { Stop } from '../root.ts';
import { assemble } from './assemble.ts';

/** The user of distroless images. */
export const NONROOT = 65_532;

/** What gcr.io/distroless/cc is made of, as its README lists it, out of the Debian of this machine. */
const BASE_PACKAGES = [
  'base-files',
  'ca-certificates',
  'libc6',
  'libgcc-s1',
  'libgomp1',
  'libssl3',
  'libstdc++6',
];
const DATA_PACKAGES = ['netbase', 'tzdata'];
/** Its images have no manuals and no translations either. */
const LEFT_OUT = ['doc', 'man', 'locale', 'lintian', 'info', 'bash-completion'];

const run = (program: string, args: string[], cwd?: string) => {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Stop(`${program} ${args[0]}: ${stderr}`);
};

function unpack(packages: string[], folder: string) {
  const archives = mkdtempSync(path.join(tmpdir(), 'patine-debian-'));
  chmodSync(archives, 0o777);
  run('apt-get', ['download', '-qq', ...packages], archives);
  for (const archive of globSync('*.deb', { cwd: archives }))
    run('dpkg-deb', ['--extract', path.join(archives, archive), folder]);
  rmSync(archives, { recursive: true });
}

/** Assembles the root file system of the images in a folder: the base, the release below `/app`, `/data`. */
export async function assembleRoot(folder: string) {
  debianProgram('dpkg-deb', 'dpkg');
  mkdirSync(folder, { recursive: true });
  // Other packages' users may look into it.
  chmodSync(folder, 0o755);
  unpack([...BASE_PACKAGES, ...DATA_PACKAGES], folder);
  for (const name of LEFT_OUT) rmSync(path.join(folder, 'usr/share', name), { recursive: true, force: true });
  const app = path.join(folder, 'app');
  await assemble(app);
  const atomic = mkdtempSync(path.join(tmpdir(), 'patine-atomic-'));
  unpack(['libatomic1'], atomic);
  mkdirSync(path.join(app, 'lib'));
  for (const library of globSync('usr/lib/*/libatomic.so.1', { cwd: atomic }))
    copyFileSync(realpathSync(path.join(atomic, library)), path.join(app, 'lib/libatomic.so.1'));
  rmSync(atomic, { recursive: true });
  for (const name of ['data', 'proc', 'dev', 'tmp']) mkdirSync(path.join(folder, name), { recursive: true });
}

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * Starts the image's Node in its root as a container does: another user without privileges, a root that cannot be written,
 * a folder for `/data`, and nothing else of this machine but the network.
 */
export function startInRoot(folder: string, data: string, args: string[], env: Record<string, string>) {
  mkdirSync(data, { recursive: true });
  chownSync(data, NONROOT, NONROOT);
  const [root, mounted] = [quote(folder), quote(data)];
  const settings = Object.entries({
    NODE_ENV: 'production',
    DATA_DIR: '/data',
    LD_LIBRARY_PATH: '/app/lib',
    ...env,
  }).map(([name, value]) => quote(`${name}=${value}`));
  const script = `
    mount --bind ${root} ${root} && mount -o remount,ro,bind ${root} &&
    mount -t tmpfs tmpfs ${root}/tmp && mount --bind ${mounted} ${root}/data &&
    mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev && cd / &&
    exec setpriv --no-new-privs env -i ${settings.join(' ')} \
      /usr/sbin/chroot --userspec=${NONROOT}:${NONROOT} ${root} \
      /app/bin/node --disable-warning=ExperimentalWarning ${args.map(quote).join(' ')}`;
  return spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] });
}
