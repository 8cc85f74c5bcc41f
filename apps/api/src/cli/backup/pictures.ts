import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';

const originalsOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'media', 'originals');

const countFiles = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

/** Copies the originals of every picture out of DATA_DIR; returns how many there are. */
export async function copyPictures(config: Pick<Config, 'DATA_DIR'>, to: string): Promise<number> {
  const count = await countFiles(originalsOf(config));
  if (count > 0) await cp(originalsOf(config), to, { recursive: true, preserveTimestamps: true });
  return countFiles(to);
}

export const hasPictures = async (config: Pick<Config, 'DATA_DIR'>) =>
  (await countFiles(originalsOf(config))) > 0;

export async function restorePictures(config: Pick<Config, 'DATA_DIR'>, from: string) {
  await cp(from, originalsOf(config), { recursive: true, preserveTimestamps: true });
}
