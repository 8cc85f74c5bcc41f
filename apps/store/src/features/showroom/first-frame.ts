import { localePrefix, type Locale } from '@patine/core';
import type { PageFrame } from './page-draft.ts';

/** What a new page says of itself until it is written: an address made of its name. */
export const firstFrame = (name: string, locale: Locale): PageFrame => ({
  title: '',
  description: '',
  path: `${localePrefix(locale)}/pages/${name}`,
});
