import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentValidationError, ContentRule } from '@patine/contract/content/validation-errors';
import { SHOP_DOCUMENTS, splitNavigation } from '@patine/contract/content/shop-documents';
import { PAGE_NAME } from '@patine/contract/content/structure';
import { LOCALES } from '@patine/core';
import { type DocumentKey, dropKey, PAGES, type Written } from './check-document.ts';

const OPERATOR_FILE = 'operator.json';
/** The content that ships with the shop. */
export const CONTENT_FOLDER = path.join(import.meta.dirname, '../../../content');
const BRAND_OPERATOR = fileURLToPath(import.meta.resolve('@patine/brand/operator.json'));
/** Maximum size of a document in bytes. */
const MAX_FILE_BYTES = 1024 * 1024;

/** Documents that the store does without. */
const OPTIONAL = new Set(['texts/seo', 'texts/dictionary', 'texts/filters']);

export type InFile<T> = T & { file: string };
export type Folder = { documents: InFile<Written>[]; errors: ContentValidationError[] };

/** Returns a document's path within a content folder. */
export function fileOf({ kind, name, locale }: DocumentKey): string {
  if (kind === 'operator') return OPERATOR_FILE;
  if (kind === 'navigation') return `${locale}/${name === 'main' ? 'navigation' : name}.json`;
  if (kind === 'texts') return `${locale}/${name}.json`;
  if (kind === 'drop') return `drops/${name}.json`;
  return PAGES.some((page) => page === name) ? `${locale}/${name}.json` : `${locale}/pages/${name}.json`;
}

const error = (file: string, rule: ContentRule): ContentValidationError => ({
  file,
  path: '',
  field: '',
  rule,
});

/** Returns a document's absolute path. The operator of the content that ships with the shop belongs to the brand. */
const pathOf = (folder: string, file: string) =>
  file === OPERATOR_FILE && path.relative(CONTENT_FOLDER, folder) === ''
    ? BRAND_OPERATOR
    : path.join(folder, file);

async function readJson(folder: string, file: string): Promise<{ body: unknown } | ContentValidationError> {
  const at = pathOf(folder, file);
  const found = await stat(at).catch(() => null);
  if (!found?.isFile()) return error(file, 'MISSING_FILE');
  if (found.size > MAX_FILE_BYTES) return { ...error(file, 'TOO_LARGE'), limit: MAX_FILE_BYTES };
  try {
    return { body: JSON.parse(await readFile(at, 'utf8')) };
  } catch {
    return error(file, 'NOT_JSON');
  }
}

/** Lists the names of the documents in a part of the folder. Reports files whose name is not a valid one. */
async function namesIn(folder: string, part: string) {
  const entries = await readdir(path.join(folder, part), { withFileTypes: true }).catch(() => []);
  const names: string[] = [];
  const errors: ContentValidationError[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = path.basename(entry.name, '.json');
    const isPage = entry.isFile() && entry.name.endsWith('.json') && PAGE_NAME.test(name);
    if (isPage && name.length <= 80 && !PAGES.some((page) => page === name)) names.push(name);
    else errors.push(error(`${part}/${entry.name}`, 'UNSAFE_NAME'));
  }
  return { names, errors };
}

/** The documents of a file: one, but for a menu that holds the hello bar and the footer too. */
const splitParts = (document: InFile<Written>): InFile<Written>[] =>
  document.kind === 'navigation' && document.name === 'main'
    ? splitNavigation(document.body).map((part) => ({ ...document, ...part }))
    : [document];

/** Reads every document of a folder unchecked, and reports unreadable files. */
export async function readFolder(folder: string): Promise<Folder> {
  const errors: ContentValidationError[] = [];
  const keys: DocumentKey[] = LOCALES.map((locale) => ({ kind: 'operator', name: 'main', locale }));
  for (const locale of LOCALES) {
    const pages = await namesIn(folder, `${locale}/pages`);
    errors.push(...pages.errors);
    keys.push(
      ...[...PAGES, ...pages.names].map((name) => ({ kind: 'page' as const, name, locale })),
      ...Object.values(SHOP_DOCUMENTS).map((document) => ({ ...document, locale })),
    );
  }
  const drops = await namesIn(folder, 'drops');
  errors.push(...drops.errors);
  keys.push(...drops.names.map(dropKey));
  const documents: InFile<Written>[] = [];
  const read = await Promise.all(keys.map((key) => readJson(folder, fileOf(key))));
  for (const [index, key] of keys.entries()) {
    const found = read[index];
    if (found && 'body' in found)
      documents.push(...splitParts({ ...key, file: fileOf(key), body: found.body }));
  }
  const isThere = (key: DocumentKey) =>
    documents.some(
      ({ kind, name, locale }) => kind === key.kind && name === key.name && locale === key.locale,
    );
  for (const [index, key] of keys.entries()) {
    const found = read[index];
    // Both languages share the operator's file, so that a missing one is reported once.
    const isReported = key.kind !== 'operator' || key.locale === LOCALES[0];
    const isMissing = found && !('body' in found) && found.rule === 'MISSING_FILE';
    if (isMissing && OPTIONAL.has(`${key.kind}/${key.name}`)) continue;
    if (found && !('body' in found) && isReported && !isThere(key)) errors.push(found);
  }
  return { documents, errors };
}
