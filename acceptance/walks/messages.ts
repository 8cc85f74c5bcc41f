import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language } from '../../apps/store/e2e/steps/language.ts';

/** Text on a page: the same in both languages, or one for each. */
export type ShownMessage = string | RegExp | Readonly<Record<Language, string | RegExp>>;

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['apps/store/src/i18n', 'packages/ui/src/messages'];

const dictionaryOf = (language: Language) =>
  Object.assign(
    {},
    ...FOLDERS.map(
      (folder) => JSON.parse(readFileSync(path.join(root, folder, `${language}.json`), 'utf8')) as object,
    ),
  ) as Record<string, string>;

const dictionaries = Object.fromEntries(
  LANGUAGES.map((language) => [language, dictionaryOf(language)]),
) as Record<Language, Record<string, string>>;

/** Replaces typographic apostrophes by plain ones and each run of white space by one space. */
export const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00A0\u202F\u2009]+/g, ' ')
    .replaceAll(/[’‘]/g, "'")
    .trim();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Splits an ICU message at its arguments, including nested ones. */
function partsOf(message: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of message) {
    if (character === '{') {
      if (depth === 0) parts.push('');
      depth += 1;
    } else if (character === '}') depth -= 1;
    else if (depth === 0) parts[parts.length - 1] += character;
  }
  return parts;
}

function messageIn(language: Language, id: string): RegExp {
  const message = dictionaries[language][id];
  if (message === undefined) throw new Error(`There is no message ${id}`);
  const parts = partsOf(message.replaceAll(/<[^>]+>/g, '')).map((part) => part.replaceAll(/\s+/g, ' '));
  return new RegExp(parts.map((part) => escaped(plainKeepingEnds(part))).join('.*?'));
}

const plainKeepingEnds = (text: string) =>
  `${/^\s/.test(text) ? ' ' : ''}${plain(text)}${/\s$/.test(text) && text.trim() !== '' ? ' ' : ''}`;

/** Returns patterns for a message of the shop in both languages that accept any argument values. */
export const message = (id: string): ShownMessage => ({ fr: messageIn('fr', id), en: messageIn('en', id) });

/** Returns the text or pattern for one language, to be matched against `plain` text. */
export const shownMessageIn = (language: Language, said: ShownMessage): string | RegExp =>
  typeof said === 'string' || said instanceof RegExp ? said : said[language];

export const isShown = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? plain(text).includes(plain(wanted)) : wanted.test(plain(text));
