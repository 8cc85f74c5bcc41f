import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin'];

const find = (program: string) =>
  FOLDERS.map((folder) => `${folder}/${program}`).find((file) => existsSync(file));

/** Finds a server that tests start. Where it is missing, root installs its Debian package, and those of its modules. */
export function debianProgram(program: string, ...debianPackages: readonly string[]): string {
  const apt = (...args: string[]) =>
    // Another test may be installing something.
    spawnSync('apt-get', [...args, '-qq', '-o', 'DPkg::Lock::Timeout=300'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  if (!find(program) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...debianPackages);
  }
  const found = find(program);
  if (!found) throw new Error(`${program} is missing: install ${debianPackages.join(', ')}`);
  return found;
}
