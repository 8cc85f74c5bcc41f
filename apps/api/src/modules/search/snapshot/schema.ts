import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES } from '@patine/core';
import type { Dictionaries } from '../dictionaries.ts';
import { indexConfigs } from '../index-configs.ts';

/** What makes records of products, and columns and words of records. */
const SOURCES = [
  [
    path.dirname(fileURLToPath(import.meta.resolve('@patine/search'))),
    '{*,{columns,language,snapshot,text}/*}.ts',
  ],
  [path.join(import.meta.dirname, '..'), '{index-configs,indexer,name-records,product-record,synonyms}.ts'],
] as const;

/**
 * Returns a hash of the settings of every index and of the code that fills them. The shop runs from its sources, so a new
 * version of this code takes no index that an older one has made.
 */
export async function recordSchema(dictionaries: Dictionaries): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify(LOCALES.map((locale) => indexConfigs(locale, dictionaries[locale]))),
  );
  for (const [folder, pattern] of SOURCES) {
    const files: string[] = [];
    for await (const file of glob(pattern, { cwd: folder })) if (!file.endsWith('.test.ts')) files.push(file);
    for (const file of files.sort()) hash.update(file).update(await readFile(path.join(folder, file)));
  }
  return hash.digest('hex');
}
