import type { Services } from '../../context.ts';
import type { ImageName } from './image-name.ts';
import { type Encode, ENCODING } from './encoding.ts';
import { readOriginal } from './originals.ts';
import { isChosenArea, sourceOf } from './pictures-repository.ts';
import { writeToCache } from './write-to-cache.ts';
import { workQueue } from './work-queue.ts';

const AT_ONCE = 2;
/** About thirty seconds of work; visitors do not wait longer. */
const MAX_WAITING = 400;

const keyOf = ({ id, area, width, format }: ImageName) => {
  const cut = area ? `c${Object.values(area).join('-')}` : '';
  return `cache/v${ENCODING}/${id.slice(0, 2)}/${id}${cut}-${width}.${format}`;
};

/** Reads encoded pictures from the storage, or encodes and stores them. */
export function pictureCache({
  db,
  storage,
  log,
  encode,
}: Pick<Services, 'db' | 'storage' | 'log'> & { encode: Encode }) {
  const queue = workQueue<Buffer | null>({ atOnce: AT_ONCE, mostWaiting: MAX_WAITING });

  const make = async (address: ImageName, key: string) => {
    const source = await sourceOf(db, address.id);
    if (source === null || !(await isChosenArea(db, address))) return null;
    const { area, width, format } = address;
    const original = await readOriginal(storage, source);
    const bytes = await encode({ source, original, area, width, format });
    await writeToCache(storage, key, bytes, log);
    return bytes;
  };

  /** Returns null for an unknown picture, or an area that no editor chose. `signal` aborts when its visitor has left. */
  return async (address: ImageName, signal: AbortSignal): Promise<Buffer | null> => {
    const key = keyOf(address);
    const cached = await storage.read(key);
    return cached ?? queue(key, () => make(address, key), signal);
  };
}
