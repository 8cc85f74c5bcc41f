import { spawnSync } from 'node:child_process';
import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { Stop, root } from '../root.ts';
import { runtimeFiles } from './runtime-files.ts';
import { billOfMaterials } from './bill-of-materials.ts';

function copy(file: string, folder: string) {
  const from = path.join(root, file);
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(from, to, constants.COPYFILE_FICLONE);
}

/** Copies the project's Node, without its symbols where `strip` is there: a fifth of its size. */
function copyNode(folder: string) {
  const to = path.join(folder, 'bin', 'node');
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(realpathSync(process.execPath), to);
  spawnSync('strip', ['--strip-unneeded', to]);
  if (spawnSync(to, ['--version']).status !== 0) throw new Stop(`${to} does not run.`);
}

/** Total size of a folder's files in bytes. */
export const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((total, { parentPath, name }) => total + lstatSync(path.join(parentPath, name)).size, 0);

/** Writes what production runs into a new folder: sources, built pages, packages, Node and the bill of materials. */
export async function assemble(folder: string) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Stop(`${folder} is not empty: name a folder that does not exist yet.`);
  const files = await runtimeFiles();
  for (const file of files) copy(file, folder);
  copyNode(folder);
  writeFileSync(path.join(folder, 'sbom.cdx.json'), billOfMaterials());
  return { files: files.length, bytes: sizeOf(folder) };
}
