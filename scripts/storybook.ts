import { spawn } from 'node:child_process';
import { build } from './build.ts';
import { bin, main, root } from './root.ts';

await main(async () => {
  build(['contract']);
  const port = process.env['PORT'] || '6006';
  const child = spawn(
    bin('storybook'),
    ['dev', '-c', '.storybook', '-p', port, '--no-open', '--disable-telemetry'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  child.once('exit', (code) => process.exit(code ?? 1));
});
