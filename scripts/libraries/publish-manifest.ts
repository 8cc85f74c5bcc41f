import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.ts';
import type { Manifest } from './packages.ts';

/** Packages of which an app has one copy, because they share a context through it. */
const PEERS = new Set(['react', 'react-dom', 'react-intl']);

type Exported = string | { types: string; default: string };

/** Maps a source file to what is built of it. */
function builtOf(source: string): Exported {
  const built = source.replace(/^\.\/src\//, './');
  if (!/\.tsx?$/.test(built)) return built.replace('styles/index.css', 'styles.css');
  const stem = built.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

/** Returns the versions of the workspace's catalog by package. */
export const catalog = (yaml = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) =>
  Object.fromEntries(
    [...yaml.matchAll(/^ {2}'?([@\w./-]+)'?: '?([^'\n]+)'?$/gm)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );

const rangeOf = (version: string) => (/^\d/.test(version) ? `^${version}` : version);
const majorOf = (version: string) => `^${/\d+/.exec(version)?.[0]}`;

/** Returns the manifest of a library as it is published, of the one that the workspace uses. */
export function publishManifest(manifest: Manifest, versions: Record<string, string>) {
  const { name, version, description, sideEffects } = manifest;
  const needed = Object.keys(manifest.dependencies ?? {}).filter(
    (dependency) => !dependency.startsWith('@fontsource') && dependency !== '@patine/brand',
  );
  const versionOf = (dependency: string) => {
    if (dependency.startsWith('@patine/')) return version;
    const found = versions[dependency];
    if (!found) throw new Error(`${name} needs ${dependency}, which the catalog of versions does not list`);
    return PEERS.has(dependency) ? majorOf(found) : rangeOf(found);
  };
  const ranges = (isWanted: (dependency: string) => boolean) =>
    Object.fromEntries(needed.filter(isWanted).map((dependency) => [dependency, versionOf(dependency)]));
  return {
    name,
    version,
    description,
    license: 'MIT',
    type: 'module',
    sideEffects,
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .filter(([, source]) => !/editors-pages|field-rows/.test(source))
        .map(([door, source]) => [door, builtOf(source)]),
    ),
    dependencies: ranges((dependency) => !PEERS.has(dependency)),
    peerDependencies: ranges((dependency) => PEERS.has(dependency)),
  };
}
