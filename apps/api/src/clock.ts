import { randomBytes, randomUUID } from 'node:crypto';

/** Time and randomness are passed as arguments so that tests can control them. */
export type Clock = { now: () => Date };
export type Random = {
  uuid: () => string;
  /** 32 random bytes in base64url, for tokens and shared ids. */
  token: () => string;
};

export const systemClock: Clock = { now: () => new Date() };
export const systemRandom: Random = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
};
