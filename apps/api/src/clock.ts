import { randomBytes, randomUUID } from 'node:crypto';

/** Time and randomness, passed in everywhere so that tests can hold them. */
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
