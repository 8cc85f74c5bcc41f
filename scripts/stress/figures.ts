import type { PostgresServer } from '../../apps/api/src/testing/postgres.ts';

export type Proving = {
  server: PostgresServer;
  dataDir: string;
  /** A database that nobody has used, by its name. */
  freshDatabase: () => Promise<string>;
  seed: number;
  /** How much of the whole is to be tried, from 0 to 1. */
  scale: number;
};

export type Found = {
  /** What was tried, in a few words. */
  tried: string;
  /** What came of it when all is well. */
  held: string;
  /** What is not as it must be: nothing, or the promise is broken. */
  wrong: string[];
};
export type Finding = Found & { proof: string; seconds: number };

/** So many of it at this scale, one at least. */
export const scaled = (whole: number, scale: number) => Math.max(1, Math.round(whole * scale));

/** Figures that must be 0, each that is not in words. */
export const notNothing = (figures: Readonly<Record<string, number>>, where: string): string[] =>
  Object.entries(figures).flatMap(([name, figure]) => (figure === 0 ? [] : [`${where}: ${name} ${figure}`]));

/** A promise that is broken when it does not hold. */
export const unless = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
