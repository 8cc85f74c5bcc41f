import { readFileSync } from 'node:fs';
import { withBrandName } from '@patine/brand';
import { eachLocale, type Locale } from '@patine/core';
import type fr from '../src/i18n/fr.json';

export type MessageId = keyof typeof fr;

const messages = eachLocale(
  (locale) =>
    JSON.parse(
      withBrandName(readFileSync(new URL(`../src/i18n/${locale}.json`, import.meta.url), 'utf8')),
    ) as Record<MessageId, string>,
);

/** An unformatted message, for responses that the server writes without React; the caller fills in its placeholders. */
export const messageIn = (locale: Locale, id: MessageId): string => messages[locale][id];
