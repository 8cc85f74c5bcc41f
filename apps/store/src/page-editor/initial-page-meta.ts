import { localePrefix, type Locale } from '@patine/core';
import type { PageMeta } from './page-draft.ts';

/** What a new page says of itself until it is written: an address made of its name. */
export const initialPageMeta = (name: string, locale: Locale): PageMeta => ({
  title: '',
  description: '',
  path: `${localePrefix(locale)}/pages/${name}`,
});
