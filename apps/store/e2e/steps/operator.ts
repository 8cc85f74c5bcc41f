import { execFile } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Runs an operator command on this shop and returns its JSON rows; the running shop executes it. */
export const operator = (...words: string[]) =>
  new Promise<Record<string, string>[]>((resolve, reject) => {
    const program = path.join(root, 'apps/api/src/cli/marketplace.ts');
    const env = { ...process.env, DATA_DIR: process.env['JOURNEYS_DATA'] };
    execFile(
      path.join(root, 'node_modules/.bin/node'),
      [program, ...words, '--json'],
      { env },
      (error, out, err) => {
        if (error) reject(new Error(`marketplace ${words.join(' ')}: ${err}`));
        else
          resolve(
            out
              .trim()
              .split('\n')
              .filter(Boolean)
              .map((line) => JSON.parse(line) as Record<string, string>),
          );
      },
    );
  });
