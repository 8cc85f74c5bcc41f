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

/** Keys of one purpose. The first signs; all verify, so that a secret is replaced without ending what it signed. */
export type Keys = readonly [string, ...string[]];

/** The secret that is in use, then the one before it, if that is still accepted. */
export const withPrevious = (secret: string, previous: string | undefined): Keys =>
  previous === undefined ? [secret] : [secret, previous];

export type AppSecretConfig = Pick<Config, 'APP_SECRET' | 'DATA_DIR'> &
  Partial<Pick<Config, 'APP_SECRET_PREVIOUS'>>;

/** The secrets that other keys are derived from: APP_SECRET, or one generated once and stored in DATA_DIR. */
export const appSecrets = ({ APP_SECRET, APP_SECRET_PREVIOUS, DATA_DIR }: AppSecretConfig): Keys =>
  withPrevious(APP_SECRET ?? readOrMake(path.join(DATA_DIR, 'app-secret')), APP_SECRET_PREVIOUS);

/** Derives a key for one purpose: whoever learns it cannot compute the others. */
export const deriveKey = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('hex');

/** Derives a key of each secret, in the same order. */
export const deriveKeys = ([secret, ...previous]: Keys, purpose: string): Keys => [
  deriveKey(secret, purpose),
  ...previous.map((before) => deriveKey(before, purpose)),
];
