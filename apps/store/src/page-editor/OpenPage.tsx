import { eachLocale, LOCALES } from '@patine/core';
import { isPageName } from './check-page.ts';
import { OpenDocument } from './document/OpenDocument.tsx';
import type { OpenedPage } from './editor-state.ts';
import { keptPage } from './kept-pages.ts';
import { PageWorkspace } from './PageWorkspace.tsx';
import { emptyShopDocument, shopDocumentOf } from './shop-document.ts';
import { readStoredIn } from './stored-page.ts';
import { openedFromWork } from './unsaved/page-work.ts';
import { openedPage, unsavedApi } from './unsaved/unsaved-api.ts';

/** What this browser kept of a page or of what the whole shop shows, what the shop has of it, or what another device began; null for none. */
async function readPage(name: string): Promise<OpenedPage | null> {
  const kept = keptPage(name);
  if (kept) return kept;
  const isOfShop = shopDocumentOf(name) !== null;
  const found = isOfShop || isPageName(name) ? await readStoredIn(name, LOCALES) : new Map();
  const saved = eachLocale((locale) => found.get(locale)?.saved ?? null);
  if (found.size === 0 && !isOfShop) {
    // A page that is not saved yet may have been begun on another device.
    const work = isPageName(name) ? await unsavedApi.find(openedPage(name)) : null;
    return work && openedFromWork(name, work.state, saved);
  }
  return {
    editorState: {
      name,
      pages: eachLocale((locale) => found.get(locale)?.page ?? emptyShopDocument(name, locale)),
    },
    saved,
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
      {(page) => <PageWorkspace opened={page} />}
    </OpenDocument>
  );
}
