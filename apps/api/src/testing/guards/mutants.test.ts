import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './mutants.ts';

const modules = path.join(import.meta.dirname, '..', '..', 'modules');
const numbered = MUTANTS.map((mutant, number) => ({ ...mutant, number }));

test.each(numbered)('$guard: the guard can be removed, and its tests exist', (mutant) => {
  expect(mutant.tests.filter((file) => !existsSync(path.join(modules, file)))).toEqual([]);
  if ('sql' in mutant) return;
  const source = readFileSync(path.join(modules, mutant.file), 'utf8');
  expect(source.split(mutant.from)).toHaveLength(2);
});
