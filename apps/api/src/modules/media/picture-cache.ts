import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../../context.ts';
import type { ImageName } from './image-name.ts';
import { type Encode, ENCODING } from './encoding.ts';
import { isChosenArea, sourceOf } from './pictures-repository.ts';
import { writeToCache } from './write-atomically.ts';
import { workQueue } from './work-queue.ts';

const AT_ONCE = 2;
/** About thirty seconds of work; visitors do not wait longer. */
const MAX_WAITING = 400;

/** Reads encoded pictures from the disk cache, or encodes and caches them. */
export function pictureCache({
  db,
  config,
  log,
  encode,
}: Pick<Services, 'db' | 'config' | 'log'> & { encode: Encode }) {
  const queue = workQueue<Buffer | null>({ atOnce: AT_ONCE, mostWaiting: MAX_WAITING });
  const folder = path.join(config.DATA_DIR, 'media', 'cache', `v${ENCODING}`);

  const fileOf = ({ id, area, width, format }: ImageName) => {
    const cut = area ? `c${Object.values(area).join('-')}` : '';
    return path.join(folder, id.slice(0, 2), `${id}${cut}-${width}.${format}`);
  };

  const make = async (address: ImageName, file: string) => {
    const source = await sourceOf(db, address.id);
    if (source === null || !(await isChosenArea(db, address))) return null;
    const { area, width, format } = address;
    const bytes = await encode({ source, dataDir: config.DATA_DIR, area, width, format });
    await writeToCache(file, bytes, log);
    return bytes;
  };

  /** Returns null for an unknown picture, or an area that no editor chose. `signal` aborts when its visitor has left. */
  return async (address: ImageName, signal: AbortSignal): Promise<Buffer | null> => {
    const file = fileOf(address);
    const cached = await readFile(file).catch(() => null);
    return cached ?? queue(file, () => make(address, file), signal);
  };
}
