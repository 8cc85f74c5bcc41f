import { createHmac, randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

const readOrMake = (file: string) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    // The link is made once the file is complete: if two processes start together, one wins and both read the same key.
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8');
};

/** Returns the secret that other keys are derived from: APP_SECRET, or one generated once and stored in DATA_DIR. */
export const appSecret = ({ APP_SECRET, DATA_DIR }: Pick<Config, 'APP_SECRET' | 'DATA_DIR'>) =>
  APP_SECRET ?? readOrMake(path.join(DATA_DIR, 'app-secret'));

/** Derives a key for one purpose: whoever learns it cannot compute the others. */
export const deriveKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('hex');
