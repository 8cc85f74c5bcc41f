import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What shoppers, sellers, editors and operators see is written here. */
const SHOWN = [
  'apps/*/{src,server,worker,vite,content,public}/**/*.{ts,tsx,css,json,svg,html}',
  'apps/api/demo/**/*.{ts,json}',
  'packages/!(brand)/src/**/*.{ts,tsx,css,json,svg}',
  'scripts/*.{ts,mjs}',
];
const TESTS = /\.(test|spec|stories|samples)\.|\/testing\//;

/**
 * Lists the lines, as `file:line: text`, that write a shop's name instead of taking it from the brand. The name counts
 * as it is written, with its capitals: « la patine » is a word, and `@patine/core` a package.
 */
export function brandMentions(root: string, name: string): string[] {
  const word = new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(name)}(?![\\p{L}\\d])`, 'u');
  return SHOWN.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !TESTS.test(file) && !file.includes('node_modules'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}: ${line.trim().slice(0, 160)}`] : [])),
    );
}
