import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedTest } from './statement.ts';

const root = path.dirname(import.meta.dirname);

/** What stands for a value in a title: `%s` and `$name` of a table, `${…}` of a template. */
const PLACEHOLDER = /%(?:\.\d+)?[a-z#]|\$\{[^}]*\}|\$\w+/;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches what a runner reports of a test with this title: with values filled in, and with its language. */
export const reportedTitle = (title: string) =>
  new RegExp(String.raw`^${title.split(PLACEHOLDER).map(escaped).join('.*')}( \([\w ]+\))?$`, 's');

const titleIn = (source: string, { file, title }: NamedTest) =>
  file.endsWith('.stories.tsx')
    ? new RegExp(String.raw`^export const ${escaped(title)}\b`, 'm').test(source)
    : [title, title.replaceAll("'", String.raw`\'`)].some((text) => source.includes(text));

/** Why a test cannot be found where the table says it is; null when it is there. */
export function missing(test: NamedTest): string | null {
  const file = path.join(root, test.file);
  if (!existsSync(file)) return `there is no ${test.file}`;
  return titleIn(readFileSync(file, 'utf8'), test) ? null : `${test.file} has no test "${test.title}"`;
}
