import type { Storage } from '../../storage/storage.ts';
import { ENCODING } from './encoding.ts';
import { pictureId } from './picture.ts';

const AT_ONCE = 8;
const ORIGINAL = /^originals\/[0-9a-f]{2}\/([0-9a-f]{32})$/;
const ENCODED = /\.(avif|webp|jpg)$/;

const folders = (parent: string) =>
  Array.from({ length: 256 }, (_, byte) => `${parent}/${byte.toString(16).padStart(2, '0')}/`);

/** Each folder of originals, then those of pictures in the current encoding. */
const PREFIXES = [...folders('originals'), ...folders(`cache/v${ENCODING}`), `cache/og-v${ENCODING}/`];

export type CopySummary = { copied: number; present: number; damaged: string[] };

/**
 * Copies pictures from one storage to another, without those that are there. An original whose content does not have the
 * hash that it is named after is not copied.
 */
export async function copyPictures(
  from: Storage,
  to: Storage,
  onProgress: (summary: CopySummary) => void = () => undefined,
): Promise<CopySummary> {
  const summary: CopySummary = { copied: 0, present: 0, damaged: [] };

  const copy = async (key: string) => {
    const bytes = await from.read(key);
    if (!bytes) return;
    const [, id] = ORIGINAL.exec(key) ?? [];
    if (id !== undefined && pictureId(bytes) !== id) return void summary.damaged.push(key);
    await to.write(key, bytes);
    summary.copied += 1;
  };

  for (const prefix of PREFIXES) {
    const keys = (await from.list(prefix)).filter(
      (key) => ORIGINAL.test(key) || (key.startsWith('cache/') && ENCODED.test(key)),
    );
    if (keys.length === 0) continue;
    const present = new Set(await to.list(prefix));
    const missing = keys.filter((key) => !present.has(key));
    summary.present += keys.length - missing.length;
    const queue = missing.values();
    const work = async () => {
      for (const key of queue) await copy(key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    onProgress(summary);
  }
  return summary;
}
