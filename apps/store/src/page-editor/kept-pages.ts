import { isLocale, type Locale } from '@patine/core';
import { remember, remembered } from '../lib/browser-storage.ts';
import { readEditorState, writeEditorState, type OpenedPage } from './editor-state.ts';

/** Key in this browser's storage for what is not saved of a page. */
export const memoryOf = (name: string) => `page-editor/${name}`;

/** Keeps a page, or forgets it with null. */
export const keepPage = (name: string, opened: OpenedPage | null) =>
  remember(memoryOf(name), opened === null ? '' : writeEditorState(opened));

export const keptPage = (name: string): OpenedPage | null => readEditorState(remembered(memoryOf(name)));

const languageOf = (name: string) => `page-editor-language/${name}`;

/** The language in which a page was written last: it opens in it again. Another page opens in the editor's own. */
export const keepLanguage = (name: string, language: Locale) => remember(languageOf(name), language);

/** A page that is deleted leaves its name to others. */
export const forgetLanguage = (name: string) => remember(languageOf(name), '');

export function keptLanguage(name: string): Locale | null {
  const language = remembered(languageOf(name));
  return isLocale(language) ? language : null;
}
