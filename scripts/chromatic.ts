import { spawnSync } from 'node:child_process';
import { build } from './build.ts';
import { Stop, bin, main, root } from './root.ts';
import { storybookCli } from './storybook-cli.ts';

await main(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN'])
    throw new Stop(
      'CHROMATIC_PROJECT_TOKEN is not set: take it from the project on chromatic.com, or run "npm run test:visual", which needs none.',
    );
  build(['contract']);
  const built = await storybookCli('build', ['-o', 'storybook-static']);
  if (built !== 0) process.exit(built);
  const { status } = spawnSync(bin('chromatic'), process.argv.slice(2), { cwd: root, stdio: 'inherit' });
  process.exit(status ?? 1);
});
