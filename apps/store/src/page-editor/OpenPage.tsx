import { eachLocale, LOCALES } from '@patine/core';
import { isPageName } from './check-page.ts';
import { OpenDocument } from './document/OpenDocument.tsx';
import type { OpenedPage } from './editor-state.ts';
import { keptPage } from './kept-pages.ts';
import { PageDesk } from './PageDesk.tsx';
import { emptyShopDocument, shopDocumentOf } from './shop-document.ts';
import { readStoredIn } from './stored-page.ts';

/** What this browser kept of a page or of what the whole shop shows, or what the shop has of it; null for neither. */
async function readPage(name: string): Promise<OpenedPage | null> {
  const kept = keptPage(name);
  if (kept) return kept;
  const none = emptyShopDocument(name);
  const found = none !== null || isPageName(name) ? await readStoredIn(name, LOCALES) : new Map();
  if (found.size === 0 && none === null) return null;
  return {
    editorState: { name, pages: eachLocale((locale) => found.get(locale)?.page ?? none) },
    saved: eachLocale((locale) => found.get(locale)?.saved ?? null),
  };
}

/** The page of a name. */
export function OpenPage({ name }: { name: string }) {
  return (
    <OpenDocument
      list={shopDocumentOf(name) === null ? 'pages' : 'shop'}
      name={name}
      read={() => readPage(name)}
    >
      {(page) => <PageDesk opened={page} />}
    </OpenDocument>
  );
}
