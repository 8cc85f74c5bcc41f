import {
  isShopDocumentId,
  SHOP_DOCUMENTS,
  type ShopDocumentId,
  toCategoryTextList,
} from '@patine/contract/content/shop-documents';
import { builtInDictionary } from '@patine/contract/content/dictionary';
import type { Locale } from '@patine/core';
import type { DocumentId } from './document/document-api.ts';
import { draftOf, type PageDraft } from './page-draft.ts';

// Documents that the whole shop shows are edited as a page is. Their names cannot be those of pages, which have no slash.
const PREFIX = 'shop/';

/** What such a document is called among the pages of the editor. */
export const shopDocumentName = (id: ShopDocumentId) => PREFIX + id;

/** The document of a name; null for a page. */
export function shopDocumentOf(name: string): ShopDocumentId | null {
  const id = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
  return isShopDocumentId(id) ? id : null;
}

const EMPTY: Record<Exclude<ShopDocumentId, 'dictionary'>, object> = {
  'hello-bar': { text: '' },
  menu: { navBar: [] },
  footer: { footerNav: [] },
  categories: { categories: [] },
  seo: {},
  filters: {},
};

/** How such a document begins in a language that nobody has written it in; null for a page. */
export function emptyShopDocument(name: string, locale: Locale): PageDraft | null {
  const id = shopDocumentOf(name);
  if (id === null) return null;
  // The search knows words before editors write any.
  return draftOf(id === 'dictionary' ? builtInDictionary(locale) : EMPTY[id], true);
}

/** What a page, or such a document, is stored under. */
export function documentIdOf(name: string, locale: Locale): DocumentId {
  const id = shopDocumentOf(name);
  return id === null ? { kind: 'page', name, locale } : { ...SHOP_DOCUMENTS[id], locale };
}

/** Reads a body of this name. Texts of categories that came from files become the list that editors write. */
export function draftIn(name: string, body: unknown): PageDraft {
  const id = shopDocumentOf(name);
  if (id === null) return draftOf(body);
  return draftOf(id === 'categories' ? (toCategoryTextList(body) ?? body) : body, true);
}
