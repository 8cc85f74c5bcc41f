import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop, bin, root } from './root.ts';

const SKIP = new Set(['node_modules', 'dist', 'generated', 'e2e', 'demo', 'illustrations', 'migrations']);
const stamps = path.join(root, 'node_modules', '.patine');

/** Lists names, sizes and modification times of the files in these folders, to detect changes. */
export const fingerprint = (folders: string[]) => {
  const hash = createHash('sha256');
  const visit = (file: string) => {
    const stat = statSync(file);
    if (!stat.isDirectory()) {
      hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`);
      return;
    }
    for (const name of readdirSync(file).sort()) if (!SKIP.has(name)) visit(path.join(file, name));
  };
  for (const folder of folders) visit(path.join(root, folder));
  return hash.digest('hex');
};

type Step = {
  name: string;
  says: string;
  inputs: string[];
  output: string;
  folder: string;
  commands: string[][];
};

const STEPS: Step[] = [
  {
    name: 'contract',
    says: 'Writing types and operations…',
    inputs: ['packages/contract/graphql', 'packages/contract/generate.ts', 'pnpm-lock.yaml'],
    output: 'packages/contract/src/generated/manifest.json',
    folder: 'packages/contract',
    commands: [[bin('node'), 'generate.ts']],
  },
  {
    name: 'store',
    says: 'Building the shop…',
    inputs: [
      'packages/brand',
      'packages/contract',
      'packages/core/src',
      'packages/ui/src',
      'apps/store',
      'tailwind.config.ts',
      'pnpm-lock.yaml',
    ],
    output: 'apps/store/dist',
    folder: 'apps/store',
    commands: [
      [bin('vite'), 'build'],
      [bin('vite'), 'build', '--ssr', 'src/entry-server.tsx'],
    ],
  },
];

/** Runs the build steps whose sources changed since the last build. `only` limits the steps. */
export function build(only: string[] = STEPS.map((step) => step.name)) {
  for (const step of STEPS.filter(({ name }) => only.includes(name))) {
    const stamp = path.join(stamps, step.name);
    const now = fingerprint(step.inputs);
    if (existsSync(path.join(root, step.output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now)
      continue;
    console.log(step.says);
    // A build that is cut off leaves half an output, which must not pass for the earlier one.
    rmSync(stamp, { force: true });
    for (const [command = '', ...args] of step.commands) {
      const result = spawnSync(command, args, { cwd: path.join(root, step.folder), encoding: 'utf8' });
      if (result.status !== 0)
        throw new Stop(`${result.stdout}${result.stderr}\nThe step "${step.name}" of the build failed.`);
    }
    mkdirSync(stamps, { recursive: true });
    writeFileSync(stamp, now);
  }
}
