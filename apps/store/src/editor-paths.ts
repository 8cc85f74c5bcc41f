import type { Locale } from '@patine/core';
import { fillPath } from './paths.ts';

/** URLs of the page editor, apart from `paths` because every page of the shop loads those. */
export const editorPaths = {
  /** Its screens of drops besides: their list, or one by its slug. */
  pageEditor: (locale: Locale, screen: '' | 'view=drops' | `drop=${string}` = '') =>
    fillPath('page-editor', locale) + (screen && `?${screen}`),
  /** The preview iframe. */
  pagePreview: (locale: Locale) => fillPath('page-preview', locale),
};
