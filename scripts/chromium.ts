import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { Stop, bin } from './root.ts';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () =>
  [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find(
    (file): file is string => !!file && existsSync(file),
  );

/** Finds a Chromium for the tests: the machine's, else installs Debian's package as root, else Playwright's own. */
export function chromiumPath(): string {
  const there = found();
  if (there) return there;
  console.log('Installing Chromium…');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env,
    });
  } else {
    spawnSync(bin('playwright'), ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = found();
  if (!installed) throw new Stop('No Chromium: install one and set CHROMIUM_PATH to its executable.');
  return installed;
}
