import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@patine/core';
import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { sourcesOfChunks, messageIdsIn } from '../../vite/initial-messages.ts';
import { readTexts } from '../../vite/messages.ts';

const STORE = '../src/i18n/';
const UI = '../../../packages/ui/src/messages/';
const FIRST: Locale = LOCALES[0];

const texts = Object.fromEntries(
  await Promise.all(
    LOCALES.map(async (locale) => [
      locale,
      { store: await readTexts(STORE, locale), ui: await readTexts(UI, locale) },
    ]),
  ),
) as Record<Locale, Record<'store' | 'ui', Record<string, string>>>;

/** Element types of the ICU parser. */
const [TEXT, CHOICE, NUMBER_SIGN, TAG] = [0, 5, 7, 8] as const;

/** Arguments of a message, with the options of select and plural arguments: what callers must pass. */
function takes(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element): string[] => {
    if (element.type === TEXT || element.type === NUMBER_SIGN) return [];
    if (element.type === TAG) return [`<${element.value}>`, ...takes(element.children)];
    const inside =
      'options' in element ? Object.values(element.options).flatMap(({ value }) => takes(value)) : [];
    const choices = element.type === CHOICE ? Object.keys(element.options).toSorted().join('|') : '';
    return [element.value + choices, ...inside];
  });
}

const argumentsOf = (text: string) => [...new Set(takes(parse(text)))].toSorted();

describe.each(['store', 'ui'] as const)('the messages of %s', (part) => {
  test('have the same sorted keys in every language, none empty', () => {
    const ids = Object.keys(texts[FIRST][part]);
    expect(ids).toEqual(ids.toSorted());
    for (const locale of LOCALES) {
      expect(Object.keys(texts[locale][part])).toEqual(ids);
      expect(
        Object.entries(texts[locale][part]).filter(([, text]) => text.trim() !== text || text === ''),
      ).toEqual([]);
    }
  });

  test.each(LOCALES)('are valid ICU in %s, with the same arguments as in the first language', (locale) => {
    const differing = Object.entries(texts[locale][part]).filter(
      ([id, text]) => argumentsOf(text).join() !== argumentsOf(texts[FIRST][part][id] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  test.each(LOCALES)('have typographic apostrophes and single spaces in %s', (locale) => {
    const careless = Object.entries(texts[locale][part]).filter(([, text]) => /'|"|  |\.\.\./.test(text));
    expect(careless).toEqual([]);
  });

  test('have no-break spaces before French punctuation', () => {
    const loose = Object.entries(texts.fr[part]).filter(([, text]) => /« | (?:[;!?»%€]|:(?!:))/.test(text));
    expect(loose).toEqual([]);
  });
});

// Messages of components are covered by a test of the ui package.
test('every message of the store is used', () => {
  const uses = messageIdsIn(Object.values(sourcesOfChunks()).flat());
  const unused = Object.keys(texts[FIRST].store).filter((id) => !uses(id));
  expect(unused).toEqual([]);
});

/** Ids that a component asks for as literals: `<FormattedMessage id="…">`, `formatMessage({ id: '…' })`. */
const ASKED = /(?:<FormattedMessage\s+id=|formatMessage\(\s*\{\s*id:\s*)["']([\w.-]+)["']/g;

test('every message that the store asks for exists', () => {
  const asked = Object.values(sourcesOfChunks())
    .flat()
    .flatMap((source) => [...source.matchAll(ASKED)].map(([, id = '']) => id));
  const { store, ui } = texts[FIRST];
  expect(asked.length).toBeGreaterThan(500);
  expect([...new Set(asked)].filter((id) => !(id in store) && !(id in ui))).toEqual([]);
});

/** Text between two tags or in an attribute shown to people, that is not a message. */
const WRITTEN =
  />\s*([A-ZÀ-Ý]?[a-zà-ÿ]{2,}[^<>{}=;()|&]*)<\/|(?:aria-label|alt|placeholder|title)="([^"]*\p{L}{2}[^"]*)"/gu;

/** The same in every language. */
const ALIKE = new Set(['Patine', 'cm']);

const components = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && !/\.(test|stories|samples|guide)\.tsx$|(^|\/)(testing|screens)\//.test(file),
    )
    .map((file) => path.join(folder, file));

test('no component contains untranslated text', () => {
  const folders = ['..', '../../../../packages/ui/src'].map((folder) =>
    path.join(import.meta.dirname, folder),
  );
  const found = folders.flatMap(components).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WRITTEN)]
      .map(([, between, attribute]) => (between ?? attribute ?? '').trim())
      .filter((text) => !ALIKE.has(text))
      .map((text) => `${path.basename(file)}: ${text}`),
  );
  expect(found).toEqual([]);
});
