import path from 'node:path';
import { build } from './build.ts';
import { main } from './root.ts';
import { storybookCli } from './storybook-cli.ts';

/** `npm run storybook` opens the component library; `npm run storybook -- build FOLDER` writes it as static files. */
await main(async () => {
  const [command, folder = 'storybook-static'] = process.argv.slice(2);
  build(['contract']);
  process.exit(
    command === 'build'
      ? await storybookCli('build', ['-o', path.resolve(folder), '--quiet'])
      : await storybookCli('dev', ['-p', process.env['PORT'] || '6006', '--no-open']),
  );
});
