import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { Stop, root } from './root.ts';

const TEST = /\.(test|stories)\.tsx?$/;
/** Tests that start processes or read the built shop take longer than all others together. */
const STARTS_PROCESSES =
  /testing\/(?:postgres|api-process|store-process)\.ts'|'node:child_process'|'\.\/dist\//;
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']*)'/g;

const inFolder = (file: string, folder: string) => file.startsWith(`${folder}/`);

/** Returns the package of a file, such as `packages/core`; for other files their first folder. */
const packageOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(?:packages|apps)\//.test(file) ? 2 : 1)
    .join('/');

/** Returns the tests in a file's folder, or in the nearest parent folder of its package that has some. */
function besideIt(file: string, tests: readonly string[]): string[] {
  for (
    let folder = path.posix.dirname(file);
    folder !== packageOf(file);
    folder = path.posix.dirname(folder)
  ) {
    const own = tests.filter((test) => path.posix.dirname(test) === folder);
    if (own.length > 0) return own;
    if (folder === '.') break;
  }
  return [];
}

const imports = (test: string, text: string) =>
  [...text.matchAll(IMPORT)].map(([, target = '']) => path.posix.join(path.posix.dirname(test), target));

/**
 * Returns the changed tests, and those beside a changed file or importing it. Tests that start processes are included
 * only if they changed themselves.
 */
export function testsOf(
  changed: readonly string[],
  tests: readonly string[],
  read: (file: string) => string,
) {
  const texts = new Map(tests.map((test) => [test, read(test)]));
  const quick = tests.filter((test) => !STARTS_PROCESSES.test(texts.get(test) ?? ''));
  const chosen = new Set(tests.filter((test) => changed.includes(test)));
  for (const file of changed.filter((name) => !TEST.test(name)))
    for (const test of besideIt(file, quick)) chosen.add(test);
  for (const test of quick)
    if (imports(test, texts.get(test) ?? '').some((target) => changed.includes(target))) chosen.add(test);
  return [...chosen].sort();
}

/** Returns true when one of these tests needs the built shop. */
export const needShop = (tests: readonly string[], read: (file: string) => string) =>
  tests.some((test) => STARTS_PROCESSES.test(read(test)));

export type Manifest = { name: string; needs: readonly string[] };

/** Returns the folders of the changed packages and of the packages that depend on them. */
export function touchedPackages(changed: readonly string[], manifests: ReadonlyMap<string, Manifest>) {
  const touched = new Set(
    [...manifests.keys()].filter((folder) => changed.some((file) => inFolder(file, folder))),
  );
  const names = () => [...touched].map((folder) => manifests.get(folder)?.name ?? '');
  for (let size = -1; size !== touched.size;) {
    size = touched.size;
    for (const [folder, { needs }] of manifests)
      if (needs.some((name) => names().includes(name))) touched.add(folder);
  }
  return [...touched];
}

/** Vitest projects of each folder. PGlite is left out: it repeats the api's tests that run on PostgreSQL. */
const PROJECTS: Record<string, string[]> = {
  'packages/core': ['core'],
  'packages/contract': ['contract'],
  'packages/search': ['search'],
  'packages/ui': ['ui', 'ui-size'],
  'apps/api': ['api', 'api-postgres', 'api in a third language'],
  'apps/store': ['store', 'store in a third language'],
  '.storybook': ['storybook', 'ui'],
  acceptance: ['acceptance'],
  scripts: ['scripts'],
};

export const projectsOf = (tests: readonly string[]) => [
  ...new Set(tests.flatMap((test) => PROJECTS[packageOf(test)] ?? [])),
];

const git = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Stop(`git ${args[0]} failed: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
};

const isCommit = (name: string) =>
  spawnSync('git', ['rev-parse', '--quiet', '--verify', `${name}^{commit}`], { cwd: root }).status === 0;

/** Lists the files that differ from `base`, else from the merge base with `origin/main`, else from the last commit. */
export function changedFiles(base?: string): string[] {
  const [since = 'HEAD'] = base
    ? [base]
    : isCommit('origin/main')
      ? git('merge-base', 'HEAD', 'origin/main')
      : [];
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

export const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const testFiles = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard').filter(
    (file) => TEST.test(file) && existsSync(path.join(root, file)),
  );

/** Reads the name of each package and the packages of this project that it depends on. */
export const packageManifests = () =>
  new Map(
    ['packages', 'apps']
      .flatMap((folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`))
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .map((folder): [string, Manifest] => {
        const { name, dependencies, devDependencies } = JSON.parse(readText(`${folder}/package.json`)) as {
          name: string;
          dependencies?: Record<string, string>;
          devDependencies?: Record<string, string>;
        };
        return [folder, { name, needs: Object.keys({ ...dependencies, ...devDependencies }) }];
      }),
  );
