import { LOCALES } from '@patine/core';
import { pseudoMessages } from '@patine/core/locales/pseudo-messages';
import type { Plugin } from 'vite';
import { THIRD, listThirdLanguage } from '../../../testing/third-language.ts';
import { blockTypes } from '../vite/block-types.ts';
import { messages, readTexts, type Texts } from '../vite/messages.ts';
import { pageSources } from '../vite/page-sources.ts';

const SERVER_MESSAGES = /\/apps\/store\/server\/messages\.ts$/;
const locales = [...LOCALES, THIRD];

/** Its files, made of the French ones when they are read. */
const read = async (folder: string, locale: string): Promise<Texts> =>
  locale === THIRD ? pseudoMessages(await readTexts(folder, 'fr')) : readTexts(folder, locale);

/** A third language by what adding one takes: an entry in the list, and its files of messages. */
export const thirdLanguage = (): Plugin[] => [
  messages({ locales, read }),
  blockTypes(),
  pageSources(),
  listThirdLanguage(),
  {
    name: 'third-language',
    enforce: 'pre',
    async load(id) {
      if (!SERVER_MESSAGES.test(id)) return;
      const texts = Object.fromEntries(
        await Promise.all(locales.map(async (locale) => [locale, await read('../src/i18n/', locale)])),
      ) as Record<string, Texts>;
      return `const messages = ${JSON.stringify(texts)}; export const messageIn = (locale, id) => messages[locale][id];`;
    },
  },
];
