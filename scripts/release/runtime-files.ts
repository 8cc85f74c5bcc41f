import { globSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { root } from '../root.ts';

/** What production starts; processes and threads that these start by file name are found by it. */
export const ENTRIES = [
  'apps/api/src/server.ts',
  'apps/api/src/cli/marketplace.ts',
  'apps/store/server/main.ts',
];
const STARTED_BY_NAME = 'apps/*/src/**/*.process.ts';

/** What is read at run time by a name that the trace cannot compute. */
export const READ_BY_NAME = [
  'apps/api/content/**/*',
  'apps/api/src/db/migrations/**/*',
  'packages/brand/faces/pdf/*',
  'apps/store/dist/**/*',
  'apps/api/node_modules/@etalab/decoupage-administratif/{package.json,data/communes.json}',
  'packages/brand/node_modules/@fontsource-variable/instrument-sans/{package.json,files/instrument-sans-latin-wght-normal.woff2}',
  'packages/brand/node_modules/@fontsource/fraunces/{package.json,files/fraunces-latin-400-normal.woff2}',
  'apps/api/node_modules/dejavu-fonts-ttf/{LICENSE,package.json}',
  'apps/api/node_modules/dejavu-fonts-ttf/ttf/DejaVu{Sans,Sans-Bold,Serif-Bold,Serif-Italic}.ttf',
  'packages/telemetry/node_modules/pg/package.json',
];

/** Loaded by `npm run dev` alone. */
const DEVELOPMENT = ['apps/store/server/develop.ts'];

const relative = (file: string) => path.relative(root, file);

/** Every symbolic link on the way to a file, as pnpm lays them: `apps/api/node_modules/zod` and the like. */
function linksTo(file: string): string[] {
  const parts = file.split(path.sep);
  return parts
    .map((_, index) => parts.slice(0, index + 1).join(path.sep))
    .filter((part) => lstatSync(path.join(root, part)).isSymbolicLink());
}

/** Types are stripped, as Node does when it loads the file. */
function readSource(file: string): string | null {
  try {
    const source = readFileSync(file, 'utf8');
    const isTypeScript = file.endsWith('.ts') && !file.includes(`${path.sep}node_modules${path.sep}`);
    return isTypeScript ? stripTypeScriptTypes(source) : source;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (['ENOENT', 'EISDIR'].includes(code)) return null;
    throw error;
  }
}

/** Returns the files and links that api, store and `marketplace` need at run time, relative to the root. */
export async function runtimeFiles(): Promise<string[]> {
  const entries = [...ENTRIES, ...globSync(STARTED_BY_NAME, { cwd: root })];
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => path.join(root, entry)),
    { base: root, ignore: DEVELOPMENT, readFile: async (file) => readSource(file) },
  );
  const named = globSync(READ_BY_NAME, { cwd: root }).filter((file) =>
    lstatSync(path.join(root, file)).isFile(),
  );
  const files = named.flatMap((file) => [...linksTo(file), relative(realpathSync(path.join(root, file)))]);
  return [...new Set([...fileList, ...files, 'LICENSE', 'package.json'])].sort();
}
