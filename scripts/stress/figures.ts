import type { PostgresServer } from '../../apps/api/src/testing/postgres.ts';

export type Proving = {
  server: PostgresServer;
  dataDir: string;
  /** Creates an empty database and returns its name. */
  freshDatabase: () => Promise<string>;
  seed: number;
  /** Share of the full run, from 0 to 1. */
  scale: number;
};

export type Found = {
  /** Describes in a few words what was tested. */
  tried: string;
  /** The result to print when nothing is wrong. */
  held: string;
  /** Failures; the test passes when this is empty. */
  wrong: string[];
};
export type Finding = Found & { proof: string; seconds: number };

/** Scales a number, with a minimum of one. */
export const scaled = (whole: number, scale: number) => Math.max(1, Math.round(whole * scale));

/** Describes each figure that should be 0 and is not. */
export const notNothing = (figures: Readonly<Record<string, number>>, where: string): string[] =>
  Object.entries(figures).flatMap(([name, figure]) => (figure === 0 ? [] : [`${where}: ${name} ${figure}`]));

/** Returns a failure unless the condition holds. */
export const unless = (holds: boolean, what: string): string[] => (holds ? [] : [what]);
