export { describeSearch } from './describe-search.ts';
export type { Searching } from './searching.ts';
