import { spawn } from 'node:child_process';
import { bin, root } from './root.ts';

/** Runs Storybook's own command on this project's stories, and tells how it ended. */
export const storybookCli = (command: 'dev' | 'build', args: string[]) =>
  new Promise<number>((resolve) => {
    spawn(bin('storybook'), [command, '-c', '.storybook', '--disable-telemetry', ...args], {
      cwd: root,
      stdio: 'inherit',
      // Storybook registers its loader the old way, which Node would tell every reader of the terminal.
      env: { ...process.env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --disable-warning=DEP0205` },
    }).once('exit', (code) => resolve(code ?? 1));
  });
