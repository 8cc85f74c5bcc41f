import { withBrandName } from '@patine/brand';
import { LOCALES, type Locale } from '@patine/core';
import type fr from './fr.json';

export type MessageId = keyof typeof fr;
type Texts = Readonly<Record<MessageId, string>>;

/**
 * Messages in ICU syntax. They are imported instead of read from disk because Storybook shows emails in a browser; Vite
 * supports a dynamic import only if its path contains a folder.
 */
export const messages = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const file: { default: Texts } = await import(`../messages/${locale}.json`, { with: { type: 'json' } });
      const filled = Object.entries(file.default).map(([id, text]) => [id, withBrandName(text)] as const);
      return [locale, Object.fromEntries(filled) as Texts] as const;
    }),
  ),
) as Record<Locale, Texts>;
