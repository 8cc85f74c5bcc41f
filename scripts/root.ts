import path from 'node:path';

/** Root folder of the checkout. */
export const root = path.dirname(import.meta.dirname);
export const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** A failure that the user can correct: it prints one line without a stack. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a command's main function; a Stop prints its message and sets exit code 1. */
export const main = (run: () => Promise<void>) =>
  run().catch((error: unknown) => {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  });
