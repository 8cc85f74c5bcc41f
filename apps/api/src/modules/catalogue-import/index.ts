export { importFeed, type FeedEntry, type ImportSummary } from './import-feed.ts';
export { importFile, type FileImport, type ImportOutput } from './import-file.ts';
export type { Issue, IssueCode } from './issue.ts';
export { hasProducts } from './repository.ts';
export type { WordKind } from './unknown-words.ts';
