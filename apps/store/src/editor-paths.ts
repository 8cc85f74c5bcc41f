import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import type { Locale } from '@patine/core';
import { fillPath } from './paths.ts';

/** Query that opens a screen of the page editor. */
export type EditorScreen =
  | ''
  | `view=${'drops' | 'shop' | 'releases' | 'pictures' | 'links' | 'people' | 'log' | 'account' | 'sign-in' | ShopDocumentId}`
  | `${'page' | 'drop' | 'edit' | 'release'}=${string}`;

/** Query parameter of an editor's token, and its value that ends a preview of the shop at a date. */
export const PREVIEW_QUERY = 'preview';
export const NO_PREVIEW = 'off';

/** URLs of the page editor, apart from `paths` because every page of the shop loads those. */
export const editorPaths = {
  /** The list of pages; a page by its name, or by its path in the shop; the other screens, a drop by its slug, and what the whole shop shows by its id. */
  pageEditor: (locale: Locale, screen: EditorScreen = '') =>
    fillPath('page-editor', locale) + (screen && `?${screen}`),
  /** A page of the shop as it is today, whatever date this browser was shown before. */
  today: (path: string) => `${path}?${PREVIEW_QUERY}=${NO_PREVIEW}`,
  /** The preview iframe. */
  pagePreview: (locale: Locale) => fillPath('page-preview', locale),
};
