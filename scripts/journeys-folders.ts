import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ENCODING } from '../apps/api/src/modules/media/encoding.ts';
import { fingerprint } from './build.ts';
import { root } from './root.ts';

const cache = path.join(root, '.cache');

/** A shop's data folder that has the demo catalogue and nothing else; no shop runs on it. */
export const DEMO_FOLDER = path.join(cache, 'journeys-demo');

/** What encoded pictures depend on, besides the content that their ids name. */
const ENCODED_BY = [
  'packages/illustrations/src',
  'apps/api/src/modules/media',
  'apps/api/content/images',
  'pnpm-lock.yaml',
];

/**
 * Lets the shops of journeys share their encoded pictures, also with those of the next run: drawing and encoding a
 * thousand pictures takes an eighth of the journeys' time.
 */
export function sharePictures(dataDirs: readonly string[]) {
  const folder = path.join(cache, 'journeys-pictures');
  const current = fingerprint(ENCODED_BY);
  for (const old of existsSync(folder) ? readdirSync(folder) : [])
    if (old !== current) rmSync(path.join(folder, old), { recursive: true, force: true });
  mkdirSync(path.join(folder, current), { recursive: true });
  for (const dataDir of dataDirs) {
    const own = path.join(dataDir, 'media', 'cache');
    mkdirSync(own, { recursive: true });
    symlinkSync(path.join(folder, current), path.join(own, `v${ENCODING}`), 'junction');
  }
}
