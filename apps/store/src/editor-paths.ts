import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import type { Locale } from '@patine/core';
import { fillPath } from './paths.ts';

/** URLs of the page editor, apart from `paths` because every page of the shop loads those. */
/** Query that opens a screen of the page editor. */
export type EditorScreen =
  | ''
  | `view=${'drops' | 'shop' | 'releases' | 'pictures' | 'links' | 'people' | 'log' | 'account' | 'sign-in' | ShopDocumentId}`
  | `${'page' | 'drop' | 'edit' | 'release'}=${string}`;

export const editorPaths = {
  /** The list of pages; a page by its name, or by its path in the shop; the other screens, a drop by its slug, and what the whole shop shows by its id. */
  pageEditor: (locale: Locale, screen: EditorScreen = '') =>
    fillPath('page-editor', locale) + (screen && `?${screen}`),
  /** The preview iframe. */
  pagePreview: (locale: Locale) => fillPath('page-preview', locale),
};
