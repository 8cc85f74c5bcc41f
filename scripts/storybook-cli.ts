import { spawn } from 'node:child_process';
import { bin, root } from './root.ts';

/** Runs Storybook's command line on this project's stories and returns its exit code. */
export const storybookCli = (command: 'dev' | 'build', args: string[]) =>
  new Promise<number>((resolve) => {
    spawn(bin('storybook'), [command, '-c', '.storybook', '--disable-telemetry', ...args], {
      cwd: root,
      stdio: 'inherit',
      // Storybook registers its loader with a deprecated API; without this option Node prints a warning.
      env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=DEP0205` },
    }).once('exit', (code) => resolve(code ?? 1));
  });
