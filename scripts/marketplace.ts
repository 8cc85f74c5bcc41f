import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.ts';
import { bin, main, root } from './root.ts';
import { LEAN } from './shop.ts';

await main(async () => {
  build(['contract']);
  // The child keeps the current folder, so that relative paths which the user types still work.
  const child = spawn(
    bin('node'),
    [...LEAN, path.join(root, 'apps/api/src/cli/marketplace.ts'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // The same default as `npm start`: a URL that a command prints points to the shop on this port.
        PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] || 3000}`,
        DATA_DIR: path.resolve(root, process.env['DATA_DIR'] || 'data'),
      },
    },
  );
  child.once('exit', (code) => process.exit(code ?? 1));
});
