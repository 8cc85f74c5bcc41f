import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '@patine/core';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { richMessage, messagesIn } from './translate.ts';

const FIRST: Locale = LOCALES[0];
const SOURCES = path.join(import.meta.dirname, '..');

const textsIn = (locale: Locale) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, `${locale}.json`), 'utf8')) as Record<
    string,
    string
  >;

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** Element kinds of the ICU parser. */
const [TEXT, CHOICE, NUMBER_SIGN, TAG] = [0, 5, 7, 8] as const;

/** Lists the arguments and tags of a message, and the choices of those that choose: what its caller must pass. */
const takes = (parts: readonly Part[]): string[] =>
  parts.flatMap((part): string[] => {
    if (part.type === TEXT || part.type === NUMBER_SIGN) return [];
    if (part.type === TAG) return [`<${part.value}>`, ...takes(part.children)];
    const inside = 'options' in part ? Object.values(part.options).flatMap(({ value }) => takes(value)) : [];
    const choices = part.type === CHOICE ? Object.keys(part.options).toSorted().join('|') : '';
    return [part.value + choices, ...inside];
  });

const argumentsOf = (text: string, locale: Locale) =>
  [...new Set(takes(new IntlMessageFormat(text, locale).getAst()))].toSorted().join();

const first = textsIn(FIRST);

test.each(LOCALES)('messages of %s have the keys of the first language, in order, none empty', (locale) => {
  const texts = textsIn(locale);
  expect(Object.keys(texts)).toEqual(Object.keys(first).toSorted());
  expect(Object.entries(texts).filter(([, text]) => text.trim() !== text || text === '')).toEqual([]);
});

test.each(LOCALES)('messages of %s have the arguments of the first language', (locale) => {
  const differing = Object.entries(textsIn(locale)).filter(
    ([id, text]) => argumentsOf(text, locale) !== argumentsOf(first[id] ?? '', FIRST),
  );
  expect(differing).toEqual([]);
});

test.each(LOCALES)('messages of %s have typographic apostrophes and single spaces', (locale) => {
  const careless = Object.entries(textsIn(locale)).filter(([, text]) => /'|"|  |\.\.\.|\n{3}/.test(text));
  expect(careless).toEqual([]);
});

test('French punctuation follows a no-break space', () => {
  const loose = Object.entries(textsIn('fr')).filter(([, text]) => /« | (?:[;!?»%€]|:(?!:))/.test(text));
  expect(loose).toEqual([]);
});

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map((file) => ({ file, code: readFileSync(path.join(SOURCES, file), 'utf8') }));

/** Source code that may use a message: an id is written in full, or has a fixed beginning or end. */
const code = sources.map((source) => source.code).join('\n');
const written = new Set([...code.matchAll(/'([\w.-]+)'/g)].map(([, id]) => id));
const patterns = [...code.matchAll(/`([\w-]+\.[\w.-]*\$\{[^`]+)`/g)].map(
  ([, pattern = '']) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[^.]+')}$`),
);

test('every message is used', () => {
  const unused = Object.keys(first).filter(
    (id) => !written.has(id) && !patterns.some((pattern) => pattern.test(id)),
  );
  expect(unused).toEqual([]);
});

/** Files that may contain French text: names of the catalogue, examples of feed cells, synonyms and place names. */
const NAMES =
  /^modules\/(catalogue\/names|catalogue-import\/(feed-columns|sample-feed)|search\/synonyms|delivery\/service-points)/;
/** Quoted text with French accents, or one sentence for each language. */
const SENTENCES = [/(['`])[^'`\n]*[àâçéèêëîïôùûœ][^'`\n]*\1/gi, /\b(?:fr|en): ['`({].+/g];

test('no module contains untranslated text', () => {
  const found = sources
    .filter(({ file }) => !NAMES.test(file))
    .flatMap(({ file, code: text }) =>
      text
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
        .flatMap((line) => SENTENCES.flatMap((sentence) => line.match(sentence) ?? []))
        .map((line) => `${file}: ${line}`),
    );
  expect(found).toEqual([]);
});

test('a message is translated with its values', () => {
  expect(messagesIn('fr')('written', { label: 'Suivi', value: '42' })).toBe('Suivi\u00a0: 42');
  expect(messagesIn('en')('written', { label: 'Tracking', value: '42' })).toBe('Tracking: 42');
});

test('a missing value is reported', () => {
  expect(() => messagesIn('fr')('written', { label: 'Suivi' })).toThrow('value');
});

test('values are inserted as text, whatever they contain', () => {
  const parts = richMessage(
    'en',
    'account.email-changed.text',
    { name: '<b>{x}</b>', address: 'a@b.example' },
    {
      link: (text) => ({ text }),
    },
  );
  expect(parts[0]).toMatch(/^Hello <b>\{x\}<\/b>,\n\nYour Patine account now uses a@b\.example\./);
  expect(parts[1]).toEqual({ text: 'View my account' });
});
