import { build } from './build.ts';
import { main } from './root.ts';
import { storybookCli } from './storybook-cli.ts';

await main(async () => {
  build(['contract']);
  process.exit(await storybookCli('dev', ['-p', process.env['PORT'] || '6006', '--no-open']));
});
