import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../../..');
const page = readFileSync(path.join(ROOT, 'docs/law.md'), 'utf8');

type Duty = { duty: string; files: string[]; tests: { file: string; title: string }[] };

const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text = '']) => text);

/** The rows of the tables, without their headers. */
const duties: Duty[] = page
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (duty|-)/.test(line))
  .map((line) => {
    const [duty = '', , files = '', tests = ''] = line
      .slice(1)
      .split(' | ')
      .map((cell) => cell.trim());
    return {
      duty,
      files: quoted(files),
      tests: quoted(tests).map((text) => {
        const [file = '', title = ''] = text.split(' › ');
        return { file, title };
      }),
    };
  });

describe('docs/law.md', () => {
  test('names a screen or file and a test for each duty', () => {
    expect(duties.length).toBeGreaterThan(50);
    const bare = duties.filter(({ files, tests }) => files.length === 0 || tests.length === 0);
    expect(bare.map(({ duty }) => duty)).toEqual([]);
  });

  test('names existing files', () => {
    const named = duties.flatMap(({ files, tests }) => [...files, ...tests.map(({ file }) => file)]);
    expect([...new Set(named)].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  test('names tests by a title of their file', () => {
    const missing = duties
      .flatMap(({ tests }) => tests)
      .filter(({ file, title }) => !readFileSync(path.join(ROOT, file), 'utf8').includes(title));
    expect(missing).toEqual([]);
  });

  test('lists what only a lawyer can decide', () => {
    const [, list = ''] = page.split('## What only a lawyer can decide');
    expect(list.split('\n').filter((line) => line.startsWith('- ')).length).toBeGreaterThan(8);
  });
});
