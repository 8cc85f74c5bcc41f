import { LOCALES, type Locale } from '@patine/core';
import type fr from './fr.json';

export type MessageId = keyof typeof fr;
type Texts = Readonly<Record<MessageId, string>>;

/**
 * Messages as they are written, in ICU's syntax. They are imported and not read from the disk, because Storybook shows
 * letters in a browser; Vite takes an address that is chosen only with a folder in it.
 */
export const messages = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const file: { default: Texts } = await import(`../messages/${locale}.json`, { with: { type: 'json' } });
      return [locale, file.default] as const;
    }),
  ),
) as Record<Locale, Texts>;
