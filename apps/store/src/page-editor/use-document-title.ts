import { LOCALES, type Locale } from '@patine/core';
import { useIntl } from 'react-intl';
import { useLocale } from '../lib/store-context.tsx';
import type { EditorState } from './editor-state.ts';
import { shopDocumentOf } from './shop-document.ts';

/** The title of a page in a language, or in one that has a title; its name where none has. */
export function titleIn({ name, pages }: EditorState, locale: Locale): string {
  const titles = [locale, ...LOCALES].map((language) => pages[language]?.meta['title']);
  return titles.find((title): title is string => typeof title === 'string' && title.trim() !== '') ?? name;
}

/** What editors call what they have open: a page by its title in their language, another document by what it is. */
export function useDocumentTitle(): (document: EditorState) => string {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  return (document) => {
    const id = shopDocumentOf(document.name);
    return id === null ? titleIn(document, locale) : formatMessage({ id: `pageEditor.shop.${id}` });
  };
}
