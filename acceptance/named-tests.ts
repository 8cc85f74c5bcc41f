import type { NamedTest, Proof } from './statement.ts';

const named =
  (folder: string, end: string) =>
  (file: string, ...titles: readonly string[]): NamedTest[] =>
    titles.map((title) => ({ file: `${folder}/${file}${end}`, title }));

export const journey = named('apps/store/e2e', '.spec.ts');
export const core = named('packages/core/src', '.test.ts');
export const contract = named('packages/contract/src', '.test.ts');
export const search = named('packages/search/src', '.test.ts');
export const api = named('apps/api/src', '.test.ts');
export const apiModule = named('apps/api/src/modules', '.test.ts');
export const demo = named('apps/api/demo', '.test.ts');
export const store = named('apps/store', '.test.ts');
export const storeDom = named('apps/store', '.test.tsx');
export const ui = named('packages/ui/src', '.test.tsx');
export const uiRule = named('packages/ui/src', '.test.ts');
/** Titles are the names that the file exports. */
export const story = named('packages/ui/src', '.stories.tsx');

/** Proved when each of these tests passes in this run. */
export const tests = (...lists: readonly (readonly NamedTest[])[]): Proof => ({ tests: lists.flat() });
