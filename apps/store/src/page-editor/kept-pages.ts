import { isLocale, type Locale } from '@patine/core';
import { remember, remembered } from '../lib/browser-storage.ts';
import { readEditorState, writeEditorState, type OpenedPage } from './editor-state.ts';

/** Key in this browser's storage for what is not saved of a page. */
export const memoryOf = (name: string) => `page-editor/${name}`;

/** Keeps a page, or forgets it with null. */
export const keepPage = (name: string, opened: OpenedPage | null) =>
  remember(memoryOf(name), opened === null ? '' : writeEditorState(opened));

export const keptPage = (name: string): OpenedPage | null => readEditorState(remembered(memoryOf(name)));

const LANGUAGE = 'page-editor-language';

/** The language that is written, for the next page too. */
export const keepLanguage = (language: Locale) => remember(LANGUAGE, language);

export function keptLanguage(): Locale | null {
  const language = remembered(LANGUAGE);
  return isLocale(language) ? language : null;
}
