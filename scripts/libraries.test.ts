import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf } from './libraries/packages.ts';
import { packLibraries, type Packed } from './libraries/pack.ts';
import { bin, root } from './root.ts';

const app = realpathSync(mkdtempSync(path.join(tmpdir(), 'bare-app-')));
const at = (...parts: string[]) => path.join(app, ...parts);
let packed: Packed[] = [];

type Published = Record<'dependencies' | 'peerDependencies', Record<string, string>>;
const published = (name: string) =>
  JSON.parse(readFileSync(at('node_modules', '@patine', name, 'package.json'), 'utf8')) as Published;

/** Puts a package of the workspace where npm would put it after downloading it. */
function link(dependency: string, from: string) {
  const to = at('node_modules', dependency);
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  symlinkSync(realpathSync(path.join(from, 'node_modules', dependency)), to);
}

function run(command: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: app, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Bundles an entry of the app; what it shares with every app is left out of the result. */
async function bundle(entry: string) {
  const result = await build({
    configFile: false,
    root: app,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: at(entry), external: /^(react|react-dom|react-intl)(\/|$)/ },
    },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output;
}

const PAGE = `
import { euros, formatMoney } from '@patine/core';
import { Button } from '@patine/ui/button/Button';
import { Logo } from '@patine/ui/logo/Logo';
import { Price } from '@patine/ui/price/Price';
import { UiProvider } from '@patine/ui/provider/UiProvider';
import messages from '@patine/ui/messages/fr.json' with { type: 'json' };
import '@patine/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

createRoot(document.body).render(
  <IntlProvider locale="fr-FR" messages={messages}>
    <UiProvider>
      <Logo href="/" name="Another shop" />
      <p>{formatMoney(euros(1200), 'fr-FR')}</p>
      <Price current={euros(6200)} />
      <Button tone="ink">Ajouter au panier</Button>
      {/* @ts-expect-error -- a tone that no button has */}
      <Button tone="purple">Ajouter au panier</Button>
    </UiProvider>
  </IntlProvider>,
);
`;

const SERVER = `
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Button } from '@patine/ui/button/Button';
import messages from '@patine/ui/messages/fr.json' with { type: 'json' };
import { createSearchEngine } from '@patine/search';

const button = createElement(Button, { loading: true }, 'Payer');
console.log(renderToString(createElement(IntlProvider, { locale: 'fr-FR', messages }, button)));

const engine = createSearchEngine({
  indexes: [
    {
      name: 'pieces',
      locale: 'fr',
      searchableAttributes: ['name'],
      attributesForFaceting: [],
      numericAttributes: [],
      customRanking: [],
      replicas: [],
    },
  ],
  now: () => performance.now(),
});
engine.saveObjects('pieces', [{ objectID: '1', name: 'Veste en jean' }, { objectID: '2', name: 'Robe' }]);
console.log(engine.search('pieces', { query: 'vestes' }).hits.map(({ objectID }) => objectID).join());
`;

beforeAll(async () => {
  packed = await packLibraries(at('archives'));
  for (const { name, archive } of packed) {
    const folder = at('node_modules', '@patine', name);
    mkdirSync(folder, { recursive: true });
    const { status, output } = run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
    if (status !== 0) throw new Error(output);
    const { dependencies, peerDependencies } = published(name);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies }))
      if (!dependency.startsWith('@patine/')) link(dependency, folderOf(name));
  }
  link('vite', root);
  link('@types/react', folderOf('ui'));
  link('@types/react-dom', folderOf('ui'));
  writeFileSync(at('package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(at('index.html'), '<!doctype html><script type="module" src="/page.tsx"></script>');
  writeFileSync(at('page.tsx'), PAGE);
  writeFileSync(at('button.ts'), "export { Button } from '@patine/ui/button/Button';");
  writeFileSync(at('money.ts'), "export { formatMoney } from '@patine/core';");
  writeFileSync(at('server.js'), SERVER);
  const compilerOptions = {
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: ['vite/client'],
  };
  writeFileSync(at('tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.tsx'] }));
}, 600_000);

afterAll(() => rmSync(app, { recursive: true, force: true }));

test('a library has its modules with a declaration each, and no story, test or sample', () => {
  for (const { name, files } of packed) {
    expect(
      files.filter((file) =>
        /\.(stories|test|samples|editors)\.|testing\/|Sample|\.tsx?$/.test(file.replace(/\.d\.ts$/, '')),
      ),
    ).toEqual([]);
    const known = new Set(files);
    const isData = (file: string) =>
      known.has(file.replace(/js$/, 'json')) || /\.svg\.js$|^(_virtual|brand)\//.test(file);
    const own = files.filter((file) => file.endsWith('.js') && !isData(file));
    expect([name, own.length > 10]).toEqual([name, true]);
    expect(own.filter((file) => !known.has(file.replace(/js$/, 'd.ts')))).toEqual([]);
  }
  expect(packed.find(({ name }) => name === 'ui')?.files).toEqual(
    expect.arrayContaining([
      'button/Button.js',
      'button/Button.d.ts',
      'styles.css',
      'messages/en.json',
      'README.md',
      'LICENSE',
    ]),
  );
});

test('an app brings React and react-intl, which it shares with the components; nothing refers to the workspace', () => {
  const { dependencies, peerDependencies } = published('ui');
  expect(Object.keys(peerDependencies).toSorted()).toEqual(['react', 'react-dom', 'react-intl']);
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@patine/core', '@patine/contract', 'lucide-react']),
  );
  expect(published('core').dependencies).toEqual({});
  for (const { name } of packed)
    expect(JSON.stringify(published(name))).not.toMatch(/workspace:|catalog:|\/src\//);
});

test('a page with components is checked by their types', () => {
  expect(run(bin('tsc'), ['-p', '.'])).toEqual({ status: 0, output: '' });
});

test('a page with components is built with their styles and faces', async () => {
  await build({ configFile: false, root: app, logLevel: 'silent' });
  const styles = globSync('dist/assets/*.css', { cwd: app })
    .map((file) => readFileSync(at(file), 'utf8'))
    .join('');
  expect(styles).toMatch(/--garance:/);
  expect(styles).toMatch(/\.heading|@layer/);
  expect(globSync('dist/assets/*.woff2', { cwd: app }).length).toBeGreaterThan(4);
  expect(globSync('dist/assets/wordmark*.svg', { cwd: app })).toHaveLength(1);
});

test('only what is imported is loaded', async () => {
  const chunk = async (entry: string) => {
    const code = (await bundle(entry)).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    return {
      modules: code.flatMap(({ moduleIds }) => moduleIds),
      size: code.map(({ code: text }) => text).join('').length,
    };
  };
  const button = await chunk('button.ts');
  expect(button.modules.filter((id) => /radix|product-card|@patine\/contract/.test(id))).toEqual([]);
  const money = await chunk('money.ts');
  expect(money.modules.filter((id) => id.includes('@patine/core')).length).toBeLessThan(12);
});

test('components are rendered and pieces are found in Node', () => {
  const { status, output } = run(process.execPath, ['--disable-warning=ExperimentalWarning', 'server.js']);
  expect([status, output]).toEqual([0, expect.stringMatching(/data-slot="button"[^]*Payer[^]*\n1\n$/)]);
});
