import { eachLocale, LOCALES, type Locale } from '@patine/core';
import {
  anyChanged,
  jsonOf,
  type EditorState,
  type OpenedPage,
  type SavedPages,
  UNSAVED,
} from '../editor-state.ts';
import { isRecord, type Pages } from '../page-draft.ts';
import { draftIn } from '../shop-document.ts';

/** A page as the server keeps it while it is not saved, with the versions that it was written on. */
type PageWork = { pages: Pages; versions: Record<Locale, number> };

/** What is not saved of a page; null for nothing. A page that was not touched is not written out again. */
export function pageWorkOf(editorState: EditorState, saved: SavedPages): string | null {
  if (!anyChanged(editorState, saved)) return null;
  const parts = LOCALES.map((locale) => {
    const page = editorState.pages[locale];
    return `"${locale}":{"version":${saved[locale]?.version ?? 0},"body":${page ? jsonOf(page) : 'null'}}`;
  });
  return `{${parts.join()}}`;
}

/** Reads it; null for anything else. */
export function readPageWork(name: string, text: string): PageWork | null {
  try {
    const work: unknown = JSON.parse(text);
    if (!isRecord(work)) return null;
    const of = (locale: Locale) => (isRecord(work[locale]) ? work[locale] : {});
    return {
      pages: eachLocale((locale) =>
        isRecord(of(locale)['body']) ? draftIn(name, of(locale)['body']) : null,
      ),
      versions: eachLocale((locale) => Number(of(locale)['version']) || 0),
    };
  } catch {
    return null;
  }
}

/** What the shop has of a page, as it was when the work on it began: what was saved since is told at the next save. */
export const savedAt = (saved: SavedPages, versions: PageWork['versions']): SavedPages =>
  eachLocale((locale) => {
    const own = saved[locale];
    if (versions[locale] === (own?.version ?? 0)) return own;
    return { ...(own ?? UNSAVED), version: versions[locale] };
  });

/** A page that only another device has begun; null where what it sent cannot be read. */
export function openedFromWork(name: string, text: string, saved: SavedPages): OpenedPage | null {
  const work = readPageWork(name, text);
  return work && { editorState: { name, pages: work.pages }, saved: savedAt(saved, work.versions) };
}
