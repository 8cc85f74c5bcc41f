import path from 'node:path';

/** The checkout's folder. */
export const root = path.dirname(import.meta.dirname);
export const bin = (name: string) => path.join(root, 'node_modules', '.bin', name);

/** A failure that the person at the terminal can mend: one line, no stack. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a command's main function; a Stop becomes its line and exit code 1. */
export const main = (run: () => Promise<void>) =>
  run().catch((error: unknown) => {
    console.error(error instanceof Stop ? error.message : error);
    process.exit(1);
  });
