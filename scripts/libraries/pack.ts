import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stop, root } from '../root.ts';
import { buildScripts } from './build-scripts.ts';
import { buildStyles } from './build-styles.ts';
import { buildTypes } from './build-types.ts';
import { LIBRARIES, manifestOf, type LibraryName } from './packages.ts';
import { catalog, publishManifest } from './publish-manifest.ts';

/** A packed library: its archive, and the size of this and of its content in bytes. */
export type Packed = {
  name: LibraryName;
  archive: string;
  size: number;
  unpackedSize: number;
  files: string[];
};

type PackReport = { filename: string; size: number; unpackedSize: number; files: { path: string }[] };

function npmPack(name: LibraryName, from: string, to: string): Packed {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', '--json', '--offline', '--ignore-scripts', '--pack-destination', to],
    { cwd: from, encoding: 'utf8' },
  );
  if (status !== 0) throw new Stop(`@patine/${name} could not be packed:\n${stderr}`);
  const report = JSON.parse(stdout) as PackReport[] | Record<string, PackReport>;
  const [packed] = Object.values(report);
  if (!packed) throw new Stop(`npm reported no archive of @patine/${name}:\n${stdout}`);
  return {
    name,
    archive: path.join(to, packed.filename),
    size: packed.size,
    unpackedSize: packed.unpackedSize,
    files: packed.files.map((file) => file.path),
  };
}

/** Builds the libraries and packs them into a folder, as they would be published. */
export async function packLibraries(to: string): Promise<Packed[]> {
  const work = path.join(root, 'node_modules', '.patine', 'libraries');
  const outOf = (name: LibraryName) => path.join(work, name);
  rmSync(work, { recursive: true, force: true });
  mkdirSync(to, { recursive: true });
  const versions = catalog();
  for (const name of LIBRARIES) {
    const out = outOf(name);
    mkdirSync(out, { recursive: true });
    await buildScripts(name, out);
    const manifest = publishManifest(manifestOf(name), versions);
    writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    cpSync(path.join(root, 'LICENSE'), path.join(out, 'LICENSE'));
    cpSync(path.join(root, 'docs/libraries.md'), path.join(out, 'README.md'));
  }
  await buildStyles(outOf('ui'));
  buildTypes(outOf);
  const packed = LIBRARIES.map((name) => npmPack(name, outOf(name), to));
  rmSync(work, { recursive: true, force: true });
  return packed;
}
