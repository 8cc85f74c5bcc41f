import type { Locale } from '@patine/core';
import { documentApi } from './document/document-api.ts';
import { jsonOf, UNSAVED, type Saved } from './editor-state.ts';
import type { PageDraft } from './page-draft.ts';
import { publishedAs } from './publish-status.ts';
import { documentIdOf, draftIn } from './shop-document.ts';

export type StoredPage = { page: PageDraft; saved: Saved };

/** A page as it was written last in a language, and what is published of it; null where it is not written. */
export async function readStored(name: string, locale: Locale): Promise<StoredPage | null> {
  const id = documentIdOf(name, locale);
  const { draft: written, published } = await documentApi.latest(id);
  if (!written) return null;
  const page = draftIn(name, written.body);
  const saved = {
    ...UNSAVED,
    version: written.version,
    previewPath: written.previewPath,
    json: jsonOf(page),
    published: published && publishedAs(published.version, draftIn(name, published.body).meta),
  };
  return { page, saved };
}

/** The same in several languages: those that it is written in. */
export async function readStoredIn(
  name: string,
  locales: readonly Locale[],
): Promise<Map<Locale, StoredPage>> {
  const found = new Map<Locale, StoredPage>();
  await Promise.all(
    locales.map(async (locale) => {
      const stored = await readStored(name, locale);
      if (stored) found.set(locale, stored);
    }),
  );
  return found;
}
