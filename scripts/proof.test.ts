import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bin, root } from './root.ts';

test('every proof loads outside the tests, and a name that is none is told with those that are', () => {
  const { status, stdout, stderr } = spawnSync(
    bin('node'),
    ['--disable-warning=ExperimentalWarning', 'scripts/proof.ts', 'nothing'],
    { cwd: root, encoding: 'utf8' },
  );
  expect([status, stdout + stderr]).toEqual([
    1,
    expect.stringContaining('No proof is called nothing: choose from'),
  ]);
});
