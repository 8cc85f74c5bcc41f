import { readFileSync } from 'node:fs';
import { withBrandName } from '@patine/brand';
import { LOCALES } from '@patine/core';
import { pseudoMessages } from '@patine/core/locales/pseudo-messages';
import type { Plugin } from 'vitest/config';
import { THIRD, listThirdLanguage } from '../../../testing/third-language.ts';

const MESSAGES = /\/apps\/api\/src\/messages\/messages\.ts$/;

const messagesIn = (locale: string) =>
  JSON.parse(
    withBrandName(readFileSync(new URL(`../src/messages/${locale}.json`, import.meta.url), 'utf8')),
  ) as Record<string, string>;

/** A third language by what adding one takes: an entry in the list, and its file of messages, made of the French one. */
export const thirdLanguage = (): Plugin[] => [
  listThirdLanguage(),
  {
    name: 'third-language',
    enforce: 'pre',
    load(id) {
      if (!MESSAGES.test(id)) return;
      const known = LOCALES.map((locale) => [locale, messagesIn(locale)]);
      const messages = Object.fromEntries([...known, [THIRD, pseudoMessages(messagesIn('fr'))]]) as object;
      return `export const messages = ${JSON.stringify(messages)};`;
    },
  },
];
