import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { environment as apiEnvironment } from '../apps/api/src/config.ts';
import { environment as storeEnvironment } from '../apps/store/server/config.ts';
import { debianProgram } from '../testing/debian-program.ts';
import { root } from './root.ts';

const UNITS = path.join(root, 'deploy/systemd');
const units = globSync('*.{service,timer}', { cwd: UNITS });
const read = (unit: string) => readFileSync(path.join(UNITS, unit), 'utf8');

test('every variable that a unit sets is one that its process reads', () => {
  const known = new Set([
    ...Object.keys(apiEnvironment.shape),
    ...Object.keys(storeEnvironment.shape),
    'NODE_ENV',
  ]);
  const set = units.flatMap((unit) =>
    [...read(unit).matchAll(/^Environment=(.+)$/gm)].flatMap(([, list = '']) => list.split(' ')),
  );
  expect(set.length).toBeGreaterThan(8);
  expect(set.map((one) => one.split('=')[0] ?? '').filter((name) => !known.has(name))).toEqual([]);
});

test('every file of ours that a unit starts exists', () => {
  const started = units.flatMap((unit) => [...read(unit).matchAll(/apps\/\S+\.ts/g)].map(([file]) => file));
  expect(started.length).toBeGreaterThan(3);
  for (const file of started) expect(readFileSync(path.join(root, file), 'utf8')).not.toBe('');
});

test('a process has time for its drain and for the requests that it has accepted', () => {
  for (const unit of units.filter((name) => name.includes('@'))) {
    const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(read(unit))?.[1]);
    expect(seconds('TimeoutStopSec')).toBeGreaterThan(seconds('DRAIN_SECONDS') + 15);
  }
});

describe.skipIf(process.platform !== 'linux')('systemd', () => {
  let machine: string;
  let analyze: string;
  const verify = (unit: string) =>
    spawnSync(
      analyze,
      ['verify', `--root=${machine}`, '--man=no', '--generators=no', unit.replace('@', '@3000')],
      {
        encoding: 'utf8',
      },
    );

  beforeAll(() => {
    analyze = debianProgram('systemd-analyze', 'systemd');
    machine = mkdtempSync(path.join(tmpdir(), 'patine-machine-'));
    const own = path.join(machine, 'etc/systemd/system');
    const system = path.join(machine, 'usr/lib/systemd/system');
    for (const folder of [own, system]) mkdirSync(folder, { recursive: true });
    for (const target of globSync('/usr/lib/systemd/system/*.target'))
      copyFileSync(target, path.join(system, path.basename(target)));
    cpSync(UNITS, own, { recursive: true });
    for (const program of ['opt/patine/bin/node', 'bin/sh', 'usr/bin/find']) {
      mkdirSync(path.dirname(path.join(machine, program)), { recursive: true });
      writeFileSync(path.join(machine, program), '', { mode: 0o755 });
    }
  });
  afterAll(() => rmSync(machine, { recursive: true }));

  test.each(units)('understands every line of %s', (unit) => {
    const { status, stderr } = verify(unit);
    expect([status, stderr]).toEqual([0, '']);
  });

  test('would name a setting that it does not know', () => {
    const file = path.join(machine, 'etc/systemd/system/patine-broken.service');
    writeFileSync(file, read('patine-migrate.service').replace('ProtectClock', 'ProtectClok'));
    expect(verify('patine-broken.service').stderr).toContain('ProtectClok');
  });

  test.each(['patine-api@.service', 'patine-store@.service'])(
    'finds little of the machine exposed to %s',
    (unit) => {
      const { status } = spawnSync(
        analyze,
        ['security', '--offline=yes', '--threshold=20', `--root=${machine}`, '--no-pager', unit],
        { encoding: 'utf8' },
      );
      expect(status).toBe(0);
    },
  );
});
