import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Stop, bin } from './root.ts';

/** Chromium without the browser's own windows: the tests need a fifth less of the processor's time with it. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () =>
  [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find(
    (file): file is string => !!file && existsSync(file),
  );

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

function install(name: string) {
  const options: SpawnSyncOptions = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const packages = (...args: string[]) => spawnSync('apt-get', [...args, '-qq'], options).status === 0;
  return packages('update') && packages('install', '-y', '--no-install-recommends', name);
}

/**
 * Finds a Chromium for the tests: the configured one, else Debian's headless shell, which root installs if it is missing,
 * else any that the machine has, else Playwright's own.
 */
export function chromiumPath(): string {
  if (!process.env['CHROMIUM_PATH'] && !existsSync(HEADLESS_SHELL) && canInstall()) {
    console.log('Installing Chromium…');
    if (!install('chromium-headless-shell') && !found()) install('chromium');
  }
  if (!found()) spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  const installed = found();
  if (!installed) throw new Stop('No Chromium: install one and set CHROMIUM_PATH to its executable.');
  return installed;
}
