import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import type { OperatorFields } from '@patine/contract/content/operator';
import { type Locale, LOCALES } from '@patine/core';
import { type Checked, checkDocument, PAGES, type Written } from './check-document.ts';
import { keyText } from './content-repository.ts';
import { errorAt } from './validation-errors.ts';
import { type InFile, readFolder } from './read-folder.ts';

export type CheckedDocument = Written & Checked & { file?: string };
export type OperatorOf = (locale: Locale) => OperatorFields;

/** Errors with the document that they are about: its file, or its key where it came from elsewhere. */
export const named = (
  document: Written & { file?: string },
  errors: readonly ContentValidationError[],
): ContentValidationError[] => {
  const { file } = document;
  const about = file === undefined ? { document: keyText(document) } : { file };
  return errors.map((error) => ({ ...about, ...error }));
};

/** Returns the pages whose URL path an earlier page of the same documents already uses. */
const takenPaths = (pages: readonly CheckedDocument[]) => {
  const first = new Map<string, string>();
  return pages.filter(({ path, name }) => {
    if (path === null) return false;
    const owner = first.get(path) ?? name;
    first.set(path, owner);
    return owner !== name;
  });
};

/** Returns the pages that lack a version in another language to link to. */
const untranslated = (documents: readonly CheckedDocument[]) =>
  documents.filter(
    ({ kind, name, locale }) =>
      kind === 'page' &&
      !PAGES.some((page) => page === name) &&
      LOCALES.some(
        (other) =>
          other !== locale &&
          !documents.some((at) => at.kind === 'page' && at.name === name && at.locale === other),
      ),
  );

/** Checks documents together. The operator's fields come from the documents, or else from `known`. */
export function checkDocuments(documents: readonly (Written & { file?: string })[], known: OperatorOf) {
  const operators = new Map(
    documents
      .filter(({ kind }) => kind === 'operator')
      .map(
        (document) => [document.locale, checkDocument(document, {}).shown as OperatorFields | null] as const,
      ),
  );
  const checked = documents.map((document): CheckedDocument => {
    const operator = operators.get(document.locale) ?? known(document.locale);
    return { ...document, ...checkDocument(document, document.kind === 'operator' ? {} : operator) };
  });
  const taken = new Set(takenPaths(checked));
  const errors: ContentValidationError[] = [];
  const skipped = checked.filter((document) => {
    const own = taken.has(document)
      ? [...document.errors, errorAt(['path'], 'TAKEN_PATH', document.path ?? '')]
      : document.errors;
    // The operator's file is checked once per language; its errors are reported only once.
    if (document.kind !== 'operator' || document.locale === LOCALES[0]) errors.push(...named(document, own));
    // A page is shown without its invalid blocks; a drop is one thing.
    if (document.kind === 'drop' && own.some(({ rule }) => rule !== 'UNKNOWN_KEY')) return false;
    return document.shown !== null && !taken.has(document);
  });
  for (const document of untranslated(checked))
    errors.push(...named(document, [errorAt([], 'MISSING_TRANSLATION')]));
  return { documents: skipped, errors };
}

/** Checks a folder. Returns the documents that can be shown and every error. */
export async function checkFolder(folder: string, known: OperatorOf = () => ({})) {
  const read = await readFolder(folder);
  const { documents, errors } = checkDocuments(read.documents, known);
  return { documents: documents as InFile<CheckedDocument>[], errors: [...read.errors, ...errors] };
}
