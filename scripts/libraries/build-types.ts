import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop, bin, root } from '../root.ts';
import { LIBRARIES, sourcesOf, type LibraryName } from './packages.ts';

const RELATIVE_SOURCE = /((?:from|import)\s*\(?\s*)(['"])(\.[^'"]+)\.tsx?\2/g;

/** Writes the declarations of all libraries into their folders: each sees the others' sources, so one run does. */
export function buildTypes(outOf: (name: LibraryName) => string) {
  const work = path.join(root, 'node_modules', '.patine', 'library-types');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const config = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      jsx: 'react-jsx',
      lib: ['es2025', 'dom', 'dom.iterable'],
      types: ['node', 'vite/client'],
      rootDir: path.join(root, 'packages'),
      outDir: path.join(work, 'out'),
    },
    files: LIBRARIES.flatMap(sourcesOf),
  };
  writeFileSync(path.join(work, 'tsconfig.json'), JSON.stringify(config));
  const { status, stdout } = spawnSync(bin('tsc'), ['-p', work], { encoding: 'utf8' });
  if (status !== 0) throw new Stop(`The types of the libraries could not be written:\n${stdout}`);

  for (const name of LIBRARIES) {
    const from = path.join(work, 'out', name, 'src');
    const shipped = new Set(
      sourcesOf(name).map((file) =>
        path.relative(path.join(root, 'packages', name, 'src'), file).replace(/tsx?$/, 'd.ts'),
      ),
    );
    for (const file of globSync('**/*.d.ts', { cwd: from }).filter((each) => shipped.has(each))) {
      const code = readFileSync(path.join(from, file), 'utf8');
      const to = path.join(outOf(name), file);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, code.replaceAll(RELATIVE_SOURCE, '$1$2$3.js$2'));
    }
  }
  rmSync(work, { recursive: true, force: true });
}
