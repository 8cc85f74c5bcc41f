import path from 'node:path';
import { build } from './build.ts';
import { compileFirstPage } from './compile-first-page.ts';
import { main } from './root.ts';
import { storybookCli } from './storybook-cli.ts';

/** `npm run storybook` opens the component library; `npm run storybook -- build FOLDER` writes it as static files. */
await main(async () => {
  const [command, folder = 'storybook-static'] = process.argv.slice(2);
  build(['contract']);
  if (command === 'build') process.exit(await storybookCli('build', ['-o', path.resolve(folder), '--quiet']));
  const port = process.env['PORT'] || '6006';
  const origin = `http://localhost:${port}`;
  void compileFirstPage(origin).then(() =>
    console.log(`\n  The component library is open   ${origin}\n  Stop                            Ctrl-C\n`),
  );
  process.exit(await storybookCli('dev', ['-p', port, '--no-open', '--quiet']));
});
